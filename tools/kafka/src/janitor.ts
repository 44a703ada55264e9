import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits for its input to end, which happens when we let it go and also when our process dies, by
 * whatever signal. Then it kills the brokers, by the ids in their folders, and removes the cluster's
 * folder unless that is to be kept. A stopped process is killed as well.
 */
const DUTIES = `
  cat > /dev/null
  for file in "$1"/*/broker.pid; do
    [ -f "$file" ] && kill -KILL "$(cat "$file")" 2> /dev/null && rm -f "$file"
  done
  [ "$2" = keep ] || rm -rf "$1"
`;

export interface Janitor {
  /** Resolves when nothing is left that should not be. */
  letGo(): Promise<void>;
}

/** Watches over a cluster's folder, and over the brokers whose folders are within. */
export function hireJanitor(folder: string, afterwards: 'keep' | 'remove'): Janitor {
  const janitor = spawn('sh', ['-c', DUTIES, 'janitor', folder, afterwards], {
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
