/**
 * A thread as the main thread has it: one message at a time, in the order in which they came.
 * Whoever's message it dies of is told so; whoever waits behind is answered by a new one.
 */
import { Worker, type TransferListItem } from 'node:worker_threads';

const ANSWER_WITHIN_MS = 20_000;
/** Whoever comes when so many wait is sent away. */
const MAX_WAITING = 1_000;
/** What the thread may remember; it dies of more, and another one begins. */
const MAX_MEMORY_MB = 1_024;

interface WorkThreadOptions<M> {
  /** The module that the thread runs; answers each message with one of its own. */
  readonly program: URL;
  readonly answerWithinMs?: number | undefined;
  /** Memory that is handed over with a message, and is here no more. */
  readonly handedOver?: (message: M) => readonly TransferListItem[];
}

export interface WorkThread<M, A> {
  /** Rejects where the thread has died of it, or took too long. */
  send(message: M): Promise<A>;
  /** Whoever waits is told of it, and so is whoever comes after. */
  stop(): Promise<void>;
}

/** Nobody is answered any more. */
export class ThreadStopped extends Error {
  constructor() {
    super('The thread was stopped.');
  }
}

/** Too many wait already. */
export class ThreadBusy extends Error {
  constructor() {
    super(`${MAX_WAITING} wait for the thread already.`);
  }
}

interface Sent<M, A> {
  readonly message: M;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/** Nothing is started before the first message. */
export function workThread<M, A>(options: WorkThreadOptions<M>): WorkThread<M, A> {
  const waiting: Sent<M, A>[] = [];
  const started = startedWhenNeeded<M, A>(options);
  let isAtWork = false;
  let isStopped = false;

  async function work(): Promise<void> {
    isAtWork = true;
    for (let sent = waiting.shift(); sent !== undefined; sent = waiting.shift()) {
      const { message, resolve, reject } = sent;
      await started.ask(message).then(resolve, (error: unknown) => {
        reject(isStopped ? new ThreadStopped() : error);
      });
    }
    isAtWork = false;
  }

  return {
    send(message) {
      if (isStopped) return Promise.reject(new ThreadStopped());
      if (waiting.length >= MAX_WAITING) return Promise.reject(new ThreadBusy());
      return new Promise((resolve, reject) => {
        waiting.push({ message, resolve, reject });
        if (!isAtWork) void work();
      });
    },
    async stop() {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new ThreadStopped());
      await started.end();
    },
  };
}

/** One worker, which is asked one thing at a time; the next question after its end starts another. */
function startedWhenNeeded<M, A>({
  program,
  answerWithinMs = ANSWER_WITHIN_MS,
  handedOver = () => [],
}: WorkThreadOptions<M>) {
  let worker: Worker | undefined;
  let asking: Pick<Sent<M, A>, 'resolve' | 'reject'> | undefined;

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
    const started = new Worker(program, { execArgv: [], resourceLimits });
    let cause: unknown = new Error('The thread has ended, or took too long.');
    started.on('message', (answer: A) => asking?.resolve(answer));
    started.on('error', (error) => (cause = error));
    started.on('exit', () => {
      worker = undefined;
      asking?.reject(cause);
    });
    return started;
  }

  async function ask(message: M): Promise<A> {
    const asked = (worker ??= start());
    const deadline = setTimeout(() => void asked.terminate(), answerWithinMs);
    try {
      return await new Promise((resolve, reject) => {
        asking = { resolve, reject };
        asked.postMessage(message, [...handedOver(message)]);
      });
    } finally {
      clearTimeout(deadline);
      asking = undefined;
    }
  }

  return { ask, end: async () => void (await worker?.terminate()) };
}
