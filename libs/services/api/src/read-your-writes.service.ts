/**
 * Reading one's own writes: a query that carries tokens waits until what it reads from has come as
 * far. The wait is bounded, so a client may have to ask again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { ARCHIVE, EVENT_LOG } from './api-parts.js';
import { MatchTails } from './matches/match-tails.service.js';
import type { LogPosition } from './position-token.js';
import { clientError } from './transport/masked-error.js';
import { withDeadline } from './clock.js';

const AFTER_DEADLINE_MS = 5_000;
const MAX_TOKENS = 32;
/** How often the projection is asked how far it has come. */
const LOOK_EVERY_MS = 25;

@Injectable()
export class ReadYourWrites {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(ARCHIVE) private readonly archive: ArchiveReader,
    private readonly tails: MatchTails,
  ) {}

  /** What this process reads from the log itself: matches, events, exports. */
  async read(tokens: readonly string[]): Promise<void> {
    const positions = await this.positions(tokens);
    const reached = positions.map(({ partition, next }) => this.tails.reached(partition, next));
    const all = Promise.all(reached).then(() => true);
    if (!(await withDeadline(all, AFTER_DEADLINE_MS))) throw notYet();
  }

  /** What a projector writes into the database: the list of matches. */
  async projected(tokens: readonly string[]): Promise<void> {
    const positions = await this.positions(tokens);
    const deadline = AbortSignal.timeout(AFTER_DEADLINE_MS);
    for (const { partition, next } of positions) {
      while (((await this.archive.position(partition))?.next ?? 0) < next) {
        if (deadline.aborted) throw notYet();
        await pause(LOOK_EVERY_MS);
      }
    }
  }

  private async positions(tokens: readonly string[]): Promise<readonly LogPosition[]> {
    if (tokens.length > MAX_TOKENS) {
      throw clientError('BAD_USER_INPUT', `Send at most ${MAX_TOKENS} tokens: the latest ones.`);
    }
    const positions = tokens.map((token) => this.tails.positionOf(token));
    for (const position of positions) await this.checkEnd(position);
    return positions;
  }

  /** Refuses a place beyond the end: nobody was ever given one, and nobody shall wait for it. */
  private async checkEnd({ partition, next }: LogPosition): Promise<void> {
    if (next <= this.tails.next(partition)) return;
    const of = { topic: TOPICS.matchEvents, partition };
    if (next <= (await this.log.end(of))) return;
    throw clientError(
      'BAD_USER_INPUT',
      'This is not a position token. Send one exactly as you were given it.',
    );
  }
}

const notYet = () =>
  clientError('UNAVAILABLE', 'This server has not read that far yet. Ask again in a moment.');
