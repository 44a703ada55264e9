/**
 * The thread that reckons, as the main thread has it: one message at a time, in the order in which
 * they came. Whoever's message it dies of is told so; whoever waits behind is answered by a new one.
 */
import { Worker } from 'node:worker_threads';
import { clientError } from '../../transport/masked-error.js';
import type { FromThread, ToThread } from './thread-messages.js';

/** The built one, also where a spec runs the sources. */
const THREAD = new URL('../../../dist/tournaments/reckoning/reckoning.thread.js', import.meta.url);

/** The largest event, with all its reasons, takes a tenth of it. */
const ANSWER_WITHIN_MS = 20_000;
/** Whoever comes when so many wait is sent away. */
const MAX_WAITING = 1_000;
/** States of the tournaments that the thread knows; it dies of more, and another one begins. */
const MAX_MEMORY_MB = 1_024;

interface ReckoningThreadOptions {
  readonly program?: URL;
  readonly answerWithinMs?: number;
}

export interface ReckoningThread {
  /** Rejects where the thread has died of it, or took too long. */
  send(message: ToThread): Promise<FromThread>;
  /** Whoever waits is told that this server stops. */
  stop(): Promise<void>;
}

interface Sent {
  readonly message: ToThread;
  readonly resolve: (answer: FromThread) => void;
  readonly reject: (error: unknown) => void;
}

/** Nothing is started before the first message. */
export function reckoningThread(options: ReckoningThreadOptions = {}): ReckoningThread {
  const waiting: Sent[] = [];
  const started = startedWhenNeeded(options);
  let isAtWork = false;
  let isStopped = false;

  async function work(): Promise<void> {
    isAtWork = true;
    for (let sent = waiting.shift(); sent !== undefined; sent = waiting.shift()) {
      const { message, resolve, reject } = sent;
      await started.ask(message).then(resolve, (error: unknown) => {
        reject(isStopped ? stopping() : error);
      });
    }
    isAtWork = false;
  }

  return {
    send(message) {
      if (isStopped) return Promise.reject(stopping());
      if (waiting.length >= MAX_WAITING) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        waiting.push({ message, resolve, reject });
        if (!isAtWork) void work();
      });
    },
    async stop() {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(stopping());
      await started.end();
    },
  };
}

/** One worker, which is asked one thing at a time; the next question after its end starts another. */
function startedWhenNeeded({
  program = THREAD,
  answerWithinMs = ANSWER_WITHIN_MS,
}: ReckoningThreadOptions) {
  let worker: Worker | undefined;
  let asking: Pick<Sent, 'resolve' | 'reject'> | undefined;

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
    const started = new Worker(program, { execArgv: [], resourceLimits });
    let cause: unknown = new Error('The thread that reckons has ended, or took too long.');
    started.on('message', (answer: FromThread) => asking?.resolve(answer));
    started.on('error', (error) => (cause = error));
    started.on('exit', () => {
      worker = undefined;
      asking?.reject(cause);
    });
    return started;
  }

  async function ask(message: ToThread): Promise<FromThread> {
    const asked = (worker ??= start());
    const deadline = setTimeout(() => void asked.terminate(), answerWithinMs);
    try {
      return await new Promise((resolve, reject) => {
        asking = { resolve, reject };
        asked.postMessage(message, message.do === 'take' ? [message.events.bytes.buffer] : []);
      });
    } finally {
      clearTimeout(deadline);
      asking = undefined;
    }
  }

  return { ask, end: async () => void (await worker?.terminate()) };
}

const stopping = () => clientError('UNAVAILABLE', 'This server stops. Ask again in a moment.');
const busy = () =>
  clientError('UNAVAILABLE', 'Too many ask for standings at once. Ask again in a moment.');
