"""What a house and its clients say to each other: requests, answers, frames, errors."""
