import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits for its input to end, which happens when the test lets it go and also when the test's
 * process dies, by whatever signal. Then it stops the server in the folder and removes the folder.
 */
const DUTIES = `
  cat > /dev/null
  pid=$(head -n 1 "$1/postmaster.pid" 2> /dev/null)
  if [ -n "$pid" ]; then
    kill -QUIT "$pid" 2> /dev/null
    while kill -0 "$pid" 2> /dev/null; do sleep 0.02; done
  fi
  rm -rf "$1"
`;

export interface Janitor {
  /** Resolves when the server is gone and the folder too. */
  letGo(): Promise<void>;
}

/** Watches over a folder in which a PostgreSQL server may run. */
export function hireJanitor(folder: string): Janitor {
  const janitor = spawn('sh', ['-c', DUTIES, 'janitor', folder], {
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
