/** Takes the time of each answer over HTTP, from the request to its last byte. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';

/** `answered` is told of answers that came to their end; whoever hung up before counts for nothing. */
export const timeAnswers =
  ({ answered }: { readonly answered: (ms: number) => void }) =>
  (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const began = performance.now();
    response.once('finish', () => answered(performance.now() - began));
    next();
  };
