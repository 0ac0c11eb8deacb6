"""What devices and hosts did, and when: ops, kernels, copies, causes of waiting."""
