"""What answers under which path. Jobs get theirs by themselves; see `jobs/job.py` to add one."""
