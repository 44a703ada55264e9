import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Waits for its input to end, which happens when the test lets it go and also when the test's
 * process dies, by whatever signal. Then it stops the server and removes the folder. The server is
 * gone when its pid file is: its process may stay as a zombie where nobody collects those. The sign
 * before the number is that of a server which is only being set up.
 */
const DUTIES = `
  cat > /dev/null
  pid=$(head -n 1 "$2" 2> /dev/null | tr -d -)
  if [ -n "$pid" ]; then
    kill -QUIT "$pid" 2> /dev/null
    while [ -f "$2" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.02; done
  fi
  rm -rf "$1"
`;

export interface Janitor {
  /** Resolves when the server is gone and the folder too. */
  letGo(): Promise<void>;
}

/** Watches over a folder, and over the PostgreSQL server whose data is in `data` within it. */
export function hireJanitor(folder: string): Janitor {
  const pidFile = join(folder, 'data', 'postmaster.pid');
  const janitor = spawn('sh', ['-c', DUTIES, 'janitor', folder, pidFile], {
    detached: true, // an interrupt at the terminal must not reach it
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  janitor.unref();
  const gone = once(janitor, 'exit');
  return {
    async letGo() {
      janitor.ref();
      janitor.stdin.end();
      await gone;
    },
  };
}
