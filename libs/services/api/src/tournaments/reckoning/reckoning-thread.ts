/** The thread that reckons, in the words of the api where it has no answer. */
import {
  ThreadBusy,
  ThreadStopped,
  workThread,
  type WorkThread,
} from '@scoresheet/services-threads';
import { clientError } from '../../transport/masked-error.js';
import type { FromThread, ToThread } from './thread-messages.js';

/** The built one, also where a spec runs the sources. */
const THREAD = new URL('../../../dist/tournaments/reckoning/reckoning.thread.js', import.meta.url);

interface ReckoningThreadOptions {
  readonly program?: URL;
  readonly answerWithinMs?: number;
}

export type ReckoningThread = WorkThread<ToThread, FromThread>;

/** The largest event, with all its reasons, takes a tenth of the time that the thread has. */
export function reckoningThread({
  program = THREAD,
  answerWithinMs,
}: ReckoningThreadOptions = {}): ReckoningThread {
  const thread = workThread<ToThread, FromThread>({
    program,
    answerWithinMs,
    handedOver: (message) => (message.do === 'take' ? [message.events.bytes.buffer] : []),
  });
  return {
    send: (message) => thread.send(message).catch(inOurWords),
    stop: () => thread.stop(),
  };
}

function inOurWords(error: unknown): never {
  if (error instanceof ThreadStopped) {
    throw clientError('UNAVAILABLE', 'This server stops. Ask again in a moment.');
  }
  if (error instanceof ThreadBusy) {
    throw clientError('UNAVAILABLE', 'Too many ask for standings at once. Ask again in a moment.');
  }
  throw error;
}
