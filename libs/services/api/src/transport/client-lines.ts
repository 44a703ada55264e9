/** Work that one client gets done after the other: each client has a line, of a bounded length. */
import { rateLimited } from './rate-limits.service.js';

const COME_BACK_AFTER_MS = 1_000;

interface Line {
  last: Promise<unknown>;
  length: number;
}

interface ClientLinesOptions {
  /** Work of one client that waits or runs. */
  readonly atMost: number;
  /** Message of the refusal in a full line. */
  readonly says: string;
}

export interface ClientLines {
  /** Does the work after all earlier work of the client. Throws `RATE_LIMITED` if the line is full. */
  inTurn<T>(client: string, work: () => Promise<T>): Promise<T>;
}

export function clientLines({ atMost, says }: ClientLinesOptions): ClientLines {
  const lines = new Map<string, Line>();

  function left(client: string, line: Line): void {
    line.length -= 1;
    if (line.length === 0) lines.delete(client);
  }

  return {
    async inTurn(client, work) {
      const line = lines.get(client) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= atMost) throw rateLimited(says, COME_BACK_AFTER_MS);
      lines.set(client, line);
      line.length += 1;
      const done = line.last.then(work);
      line.last = done.catch(() => undefined).finally(() => left(client, line));
      return done;
    },
  };
}
