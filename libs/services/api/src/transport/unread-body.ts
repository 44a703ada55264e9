/**
 * Bodies that are larger than a request may be. They are refused before all of them has come: the
 * parser of bodies would read them to their end first, however long that takes, and Node after it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAREWELL_WITHIN_MS, MAX_REQUEST_BYTES } from './limits.js';
import { refuse } from './refuse.js';

export const TOO_LARGE = 413;

/** Whether nobody knows how large the body is before it has ended. */
const isOfUnknownSize = ({ headers }: IncomingMessage): boolean => 'transfer-encoding' in headers;

const isTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > MAX_REQUEST_BYTES;

/** Closes the connection behind the answer to come, where the request's body was not read. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!isOfUnknownSize(request) && !isTooLarge(request)) return;
  response.setHeader('connection', 'close');
  response.on('finish', () => setTimeout(() => request.destroy(), FAREWELL_WITHIN_MS).unref());
}

export function refuseTooLarge(response: ServerResponse): void {
  const message = `A request has at most ${MAX_REQUEST_BYTES} bytes. Ask in smaller parts.`;
  refuse(response, TOO_LARGE, { code: 'PAYLOAD_TOO_LARGE', message });
}

/**
 * Middleware, right before whoever reads the body; `onRefused` is told who sent too much. What comes
 * after it must not answer a response that has its headers.
 */
export const boundBodies =
  (onRefused: (request: IncomingMessage) => void) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const refuseLarge = (): void => {
      onRefused(request);
      closeUnread(request, response);
      refuseTooLarge(response);
    };
    if (isTooLarge(request)) return refuseLarge();
    let bytes = 0;
    // Whoever reads the body listens in the same turn, and so misses nothing of it.
    if (isOfUnknownSize(request)) {
      request.on('data', ({ length }: Buffer) => {
        bytes += length;
        if (bytes > MAX_REQUEST_BYTES && !response.headersSent) refuseLarge();
      });
    }
    next();
  };
