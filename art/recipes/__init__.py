"""The recipes, a module a case."""
