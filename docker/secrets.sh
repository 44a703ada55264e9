#!/bin/sh
# Makes the secrets of an installation in docker/secrets, or in the folder that is named. What is
# there already stays: with another key no match that runs could go on.
set -eu

folder=${1:-$(dirname "$0")/secrets}
umask 077
mkdir -p "$folder"

random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

# keep NAME VALUE
keep() {
  [ -e "$folder/$1" ] || printf '%s\n' "$2" > "$folder/$1.new"
  [ -e "$folder/$1" ] || mv "$folder/$1.new" "$folder/$1"
  # A container reads it as a user of its own; on this machine the folder lets nobody else in.
  chmod 644 "$folder/$1"
}

keep installation_key "$(random)"
keep kafka_password "$(random)"
keep database_password "$(random)"
keep database_url "postgres://scoresheet:$(cat "$folder/database_password")@postgres:5432/scoresheet"
