#!/bin/sh
# Checks that a backup exists, is from today and can be read.
set -eu
backup="${1:?usage: backup-checker.sh FILE.tar.gz}"
[ -f "$backup" ] || { echo "missing: $backup"; exit 1; }
[ -n "$(find "$backup" -mtime -1)" ] || { echo "older than a day"; exit 1; }
tar -tzf "$backup" >/dev/null && echo "readable: $backup"
