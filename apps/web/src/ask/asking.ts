/** The page's end: asks a worker, and hears how far it is. */
import type { Asked, Port, Questions, Said } from './port.js';

type GivenTo<Q, What extends keyof Q> = Q[What] extends (
  given: infer Given,
  ...rest: never
) => unknown
  ? Given
  : never;
type ProgressOf<Q, What extends keyof Q> = Q[What] extends (
  given: never,
  tell: (progress: infer Progress) => void,
) => unknown
  ? Progress
  : never;
type AnswerOf<Q, What extends keyof Q> = Q[What] extends (...given: never) => infer Answer
  ? Awaited<Answer>
  : never;

interface Beside<Progress> {
  /** Hears how far the answer is. */
  readonly told?: (progress: Progress) => void;
  /** Buffers that go over to the worker and are gone here. */
  readonly transfer?: Transferable[];
}

export interface Asking<Q extends Questions<Q>> {
  /** Rejects for a mistake of ours, and where the worker could not be started. */
  ask<What extends keyof Q & string>(
    what: What,
    given: GivenTo<Q, What>,
    beside?: Beside<ProgressOf<Q, What>>,
  ): Promise<AnswerOf<Q, What>>;
  /** Nothing that was asked is answered any more, and nothing can be asked. */
  fail(says: string): void;
}

interface Waiting {
  readonly told: ((progress: never) => void) | undefined;
  readonly answered: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

export function asking<Q extends Questions<Q>>(port: Port): Asking<Q> {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let broken: Error | undefined;
  port.addEventListener('message', ({ data }) => hear(waiting, data as Said));
  return {
    ask(what, given, { told, transfer = [] } = {}) {
      const id = (next += 1);
      return new Promise((answered, failed) => {
        if (broken) return failed(broken);
        waiting.set(id, { told, answered, failed });
        port.postMessage({ id, what, given } satisfies Asked, transfer);
      });
    },
    fail(says) {
      broken = new Error(says);
      for (const { failed } of waiting.values()) failed(broken);
      waiting.clear();
    },
  };
}

function hear(waiting: Map<number, Waiting>, said: Said): void {
  const asked = waiting.get(said.id);
  if (said.is === 'progress') return asked?.told?.(said.progress as never);
  waiting.delete(said.id);
  if (said.is === 'answer') asked?.answered(said.answer as never);
  else asked?.failed(new Error(said.says));
}
