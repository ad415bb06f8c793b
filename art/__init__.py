"""The sources of the pictures: recipes, the kit they are drawn with, and the rendered images."""
