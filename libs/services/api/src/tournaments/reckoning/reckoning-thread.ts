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
  const { program = THREAD, answerWithinMs = ANSWER_WITHIN_MS } = options;
  const waiting: Sent[] = [];
  let worker: Worker | undefined;
  let running: Sent | undefined;
  let isStopped = false;
  let deadline: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(program, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    let cause: unknown = new Error(
      'The thread that reckons has ended, or was ended because it took too long.',
    );
    started.on('error', (error) => (cause = error));
    started.on('exit', () => {
      worker = undefined;
      finish((sent) => sent.reject(isStopped ? stopping() : cause));
    });
    started.on('message', (answer: FromThread) => finish(({ resolve }) => resolve(answer)));
    return started;
  }

  function finish(settle: (sent: Sent) => void): void {
    clearTimeout(deadline);
    const sent = running;
    running = undefined;
    if (sent !== undefined) settle(sent);
    next();
  }

  function next(): void {
    if (running !== undefined || isStopped) return;
    running = waiting.shift();
    if (running === undefined) return;
    worker ??= start();
    const { message } = running;
    // Whoever ends it hears of it as of any other death.
    deadline = setTimeout(() => void worker?.terminate(), answerWithinMs);
    worker.postMessage(message, message.do === 'take' ? [message.events.bytes.buffer] : []);
  }

  return {
    send(message) {
      if (isStopped) return Promise.reject(stopping());
      if (waiting.length >= MAX_WAITING) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        waiting.push({ message, resolve, reject });
        next();
      });
    },
    async stop() {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(stopping());
      await worker?.terminate();
    },
  };
}

const stopping = () => clientError('UNAVAILABLE', 'This server stops. Ask again in a moment.');
const busy = () =>
  clientError('UNAVAILABLE', 'Too many ask for standings at once. Ask again in a moment.');
