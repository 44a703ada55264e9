import { hireJanitor, type Janitor } from '@scoresheet/tools-throwaway';

/**
 * Kills the brokers, by the ids in their folders, and removes the cluster's folder unless that is to
 * be kept. A stopped process is killed as well.
 */
const DUTIES = `
  for file in "$1"/*/broker.pid; do
    [ -f "$file" ] && kill -KILL "$(cat "$file")" 2> /dev/null && rm -f "$file"
  done
  [ "$2" = keep ] || rm -rf "$1"
`;

/** Watches over a cluster's folder, and over the brokers whose folders are within. */
export function janitorOf(folder: string, afterwards: 'keep' | 'remove'): Janitor {
  return hireJanitor(DUTIES, folder, afterwards);
}
