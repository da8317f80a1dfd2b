"""What stands beside the grid: marks, the numbers they look like, and what a line may say."""
