import { join } from 'node:path';
import { hireJanitor, type Janitor } from '@scoresheet/tools-throwaway';

/**
 * Stops the server and removes the folder. The server is gone when its pid file is: its process may
 * stay as a zombie where nobody collects those. The sign before the number is that of a server which
 * is only being set up.
 */
const DUTIES = `
  pid=$(head -n 1 "$2" 2> /dev/null | tr -d -)
  if [ -n "$pid" ]; then
    kill -QUIT "$pid" 2> /dev/null
    while [ -f "$2" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.02; done
  fi
  rm -rf "$1"
`;

/** Watches over a folder, and over the PostgreSQL server whose data is in `data` within it. */
export function janitorOf(folder: string): Janitor {
  return hireJanitor(DUTIES, folder, join(folder, 'data', 'postmaster.pid'));
}
