"""What a server of models did for whom: requests, batches and transfers."""
