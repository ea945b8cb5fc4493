#!/bin/sh
# Prepares a fresh virtual machine for the course.
set -eu
sudo apt-get update
sudo apt-get install -y git tree shellcheck
mkdir -p "$HOME/course/exercises"
echo "Ready. Your exercises go to $HOME/course/exercises."
