#!/bin/sh
# Starts the broker. At its first start its folder is formatted, with the account that Scoresheet
# signs in as; the password is in no file of the container's image and in no environment.
set -eu

bin=${KAFKA_BIN:-/opt/kafka/bin}
properties=${KAFKA_PROPERTIES:-/opt/scoresheet/kafka.properties}
password=${KAFKA_PASSWORD_FILE:-/run/secrets/kafka_password}
data=$(sed -n 's/^log\.dirs=//p' "$properties")

if [ ! -e "$data/meta.properties" ]; then
  "$bin/kafka-storage.sh" format --config "$properties" \
    --cluster-id="$("$bin/kafka-storage.sh" random-uuid)" \
    --add-scram "SCRAM-SHA-512=[name=scoresheet,password=$(cat "$password")]"
fi
exec "$bin/kafka-server-start.sh" "$properties"
