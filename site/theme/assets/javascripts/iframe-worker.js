// A worker for pages that are opened from a disk, where browsers refuse real ones: the script runs in a hidden frame instead.
// Where real workers are allowed, nothing is touched.
if (location.protocol === "file:") {
  class IFrameWorker extends EventTarget {
    #frame = document.createElement("iframe");
    #ready;
    #onmessage = null;

    constructor(url) {
      super();
      this.#frame.hidden = true;
      this.#ready = new Promise((resolve) => this.#load(new URL(url, location.href), resolve));
    }

    set onmessage(listener) {
      this.removeEventListener("message", this.#onmessage);
      this.#onmessage = listener;
      this.addEventListener("message", listener);
    }

    postMessage(data) {
      this.#ready.then((inside) => inside.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.#frame.remove();
    }

    #load(url, resolve) {
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = async (...urls) => {
        for (const each of urls) await this.#script(each);
      };
      this.#script(url).then(() => resolve(inside));
    }

    #script(url) {
      const inside = this.#frame.contentDocument;
      const script = inside.createElement("script");
      script.src = url;
      const loaded = new Promise((resolve) => script.addEventListener("load", resolve));
      inside.body.append(script);
      return loaded;
    }
  }
  window.IFrameWorker = window.Worker = IFrameWorker;
}
