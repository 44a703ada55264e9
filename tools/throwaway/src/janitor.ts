import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Janitor {
  /** Resolves when nothing is left that should not be. */
  letGo(): Promise<void>;
}

/**
 * Somebody who tidies up when we let them go, and also when our process dies, by whatever signal:
 * their input ends with either. The duties are a script of the shell, with arguments from $1 on.
 */
export function hireJanitor(duties: string, ...args: readonly string[]): Janitor {
  const script = `cat > /dev/null\n${duties}`;
  const janitor = spawn('sh', ['-c', script, 'janitor', ...args], {
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
