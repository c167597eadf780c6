"""The nine rooms of a spec, one module each: the section of the room goes in, its part of the model comes out."""
