/** How large an answer may be, and how much may wait for an address that does not take it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connections } from './connections.js';
import type { FrontDoorRefusals } from './front-door-refusals.service.js';
import { MAX_RESPONSE_BYTES, MAX_WAITING_BYTES_PER_ADDRESS } from './limits.js';
import { refuse, refuseAs } from './refuse.js';
import { rateLimited } from './rate-limits.service.js';

const PAYLOAD_TOO_LARGE = 413;
const COME_BACK_AFTER_MS = 1_000;

/** A response as Express has it. */
type Response = ServerResponse & { send(body: unknown): unknown };

/** Middleware. */
export const boundAnswers =
  (connections: Pick<Connections, 'waitingBytes'>, refusals: Pick<FrontDoorRefusals, 'refuses'>) =>
  ({ socket }: IncomingMessage, response: Response, next: () => void): void => {
    const waiting = connections.waitingBytes(socket.remoteAddress);
    if (waiting > MAX_WAITING_BYTES_PER_ADDRESS && refusals.refuses('waiting-bytes')) {
      return refuseAs(
        response,
        rateLimited('More waits for your address than it takes.', COME_BACK_AFTER_MS),
      );
    }
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      if (typeof body !== 'string' || Buffer.byteLength(body) <= MAX_RESPONSE_BYTES) {
        return send(body);
      }
      const message = `The answer has more than ${MAX_RESPONSE_BYTES} bytes. Ask for less at once.`;
      response.removeHeader('content-length');
      return refuse(response, PAYLOAD_TOO_LARGE, { code: 'PAYLOAD_TOO_LARGE', message });
    };
    next();
  };
