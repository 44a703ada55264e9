/** Bodies that were refused unread: Node would read the rest, however much it is, and throw it away. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAREWELL_WITHIN_MS, MAX_REQUEST_BYTES } from './limits.js';

/** Larger than a request may be, or nobody knows how large. */
export const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > MAX_REQUEST_BYTES;

/** To be called before the answer: the connection ends with it, whoever still sends. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  response.on('finish', () => setTimeout(() => request.destroy(), FAREWELL_WITHIN_MS).unref());
}
