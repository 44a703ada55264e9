/** A worker that is asked questions, until it is stopped. */
import { asking, type Asking } from './asking.js';
import type { Questions } from './port.js';

export interface Started<Q extends Questions<Q>> {
  readonly ask: Asking<Q>['ask'];
  readonly stop: () => void;
}

/** A worker whose script cannot be loaded fails all that it was asked. */
export function started<Q extends Questions<Q>>(worker: Worker): Started<Q> {
  const { ask, fail } = asking<Q>(worker);
  worker.addEventListener('error', ({ message }) => fail(message || 'The worker did not start.'));
  return {
    ask,
    stop() {
      worker.terminate();
      fail('The worker was stopped.');
    },
  };
}
