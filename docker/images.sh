#!/bin/sh
# Asks the registry once which images the names in docker/images mean today, and pins them by their
# digests in docker/.env, which compose reads. Run it again to take newer ones.
set -eu

folder=$(dirname "$0")
pinned=${1:-$folder/.env}

while IFS='=' read -r name image; do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  printf '%s=%s@%s\n' "$name" "$image" "$digest"
done < "$folder/images" > "$pinned.new"
mv "$pinned.new" "$pinned"
