/** A helper of a bench in a process of its own: it is sent its task, and tells what came of it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { memoryFlags } from '@scoresheet/services-runtime';

export interface Helper<Task, Told> {
  /** Resolves with what it tells of this task. */
  ask(task: Task): Promise<Told>;
  end(): void;
}

/** `flags` are options of Node's, such as those of its garbage collector. */
export function helperIn<Task extends object, Told>(
  program: URL,
  flags: readonly string[] = [],
): Helper<Task, Told> {
  const child: ChildProcess = fork(program, { execArgv: [...memoryFlags(), ...flags] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program.pathname} ended with code ${code} and said nothing`);
  });
  ended.catch(() => undefined); // told to whoever waits for it
  return {
    ask(task) {
      const told = once(child, 'message').then(([answer]) => answer as Told);
      child.send(task);
      return Promise.race([told, ended]);
    },
    end: () => void child.kill(),
  };
}

/** What the helper itself runs. */
export function help<Task, Told>(does: (task: Task) => Promise<Told>): void {
  process.on('message', (task) => {
    does(task as Task).then(
      (told) => process.send?.(told ?? {}),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
