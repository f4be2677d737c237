"""Text of assembly: grammar, parser, printer, data directives and metadata."""
