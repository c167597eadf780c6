"""The shape of rule files: `validate` judges it, `with_defaults` fills in what is usual, `bundle` is for editors."""

from meldbook.schema.bundle import bundle, bundle_text
from meldbook.schema.defaults import with_defaults
from meldbook.schema.documents import Kind, whole_schema
from meldbook.schema.problem import Problem
from meldbook.schema.validate import validate

__all__ = ["Kind", "Problem", "bundle", "bundle_text", "validate", "whole_schema", "with_defaults"]
