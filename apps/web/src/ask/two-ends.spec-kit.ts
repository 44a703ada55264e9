/** Two ends of a channel without a worker between: what one posts, the other hears as a copy. */
import type { Port } from './port.js';

type Heard = Parameters<Port['addEventListener']>[1];

export function twoEnds(): { readonly page: Port; readonly worker: Port } {
  const ofPage: Heard[] = [];
  const ofWorker: Heard[] = [];
  const end = (own: Heard[], other: Heard[]): Port => ({
    addEventListener: (_, heard) => void own.push(heard),
    postMessage(message, transfer = []) {
      const data = structuredClone(message, { transfer });
      queueMicrotask(() => other.forEach((heard) => heard({ data })));
    },
  });
  return { page: end(ofPage, ofWorker), worker: end(ofWorker, ofPage) };
}
