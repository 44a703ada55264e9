/** Exports are the largest thing that anybody can ask for: each client gets one after the other. */
import { Injectable } from '@nestjs/common';
import { MAX_EXPORTS_IN_LINE } from '../transport/limits.js';
import { rateLimited } from '../transport/rate-limits.service.js';

const COME_BACK_AFTER_MS = 1_000;

interface Line {
  last: Promise<unknown>;
  length: number;
}

@Injectable()
export class Exports {
  private readonly lines = new Map<string, Line>();

  /**
   * Makes an export when all that the client has asked for before is done. Throws `RATE_LIMITED` in
   * a long line.
   */
  async inTurn<T>(client: string, make: () => Promise<T>): Promise<T> {
    const line = this.lines.get(client) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= MAX_EXPORTS_IN_LINE) {
      throw rateLimited('Exports of yours stand in line already.', COME_BACK_AFTER_MS);
    }
    this.lines.set(client, line);
    line.length += 1;
    const made = line.last.then(make);
    line.last = made.catch(() => undefined).finally(() => this.left(client, line));
    return made;
  }

  private left(client: string, line: Line): void {
    line.length -= 1;
    if (line.length === 0) this.lines.delete(client);
  }
}
