/**
 * Reading one's own writes: a query that carries tokens waits until what it reads from has come as
 * far. The wait is bounded, so a client may have to ask again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { ARCHIVE, EVENT_LOG, TOURNAMENT_SOURCES, type TournamentSources } from './api-parts.js';
import { MatchTails } from './matches/match-tails.service.js';
import type { LogPosition } from './position-token.js';
import type { RecordTails } from './records/record-tails.js';
import { TournamentTails } from './tournaments/tournament-tails.service.js';
import { clientError } from './transport/masked-error.js';
import { withDeadline } from './clock.js';

const AFTER_DEADLINE_MS = 5_000;
const MAX_TOKENS = 32;
/** How often the projection is asked how far it has come. */
const LOOK_EVERY_MS = 25;

/** What this process reads of one kind of record. */
interface Readers {
  readonly tails: Pick<RecordTails<never>, 'next' | 'reached'>;
  readonly archive: ArchiveReader;
}

@Injectable()
export class ReadYourWrites {
  @Inject(EVENT_LOG) private readonly log!: EventLog;
  private readonly byTopic: ReadonlyMap<string, Readers>;

  constructor(
    @Inject(ARCHIVE) archive: ArchiveReader,
    @Inject(TOURNAMENT_SOURCES) tournaments: TournamentSources,
    private readonly tails: MatchTails,
    tournamentTails: TournamentTails,
  ) {
    this.byTopic = new Map<string, Readers>([
      [tails.topic, { tails, archive }],
      [tournamentTails.topic, { tails: tournamentTails, archive: tournaments.archive }],
    ]);
  }

  /** What this process reads from the log itself: records, events, exports. */
  async read(tokens: readonly string[]): Promise<void> {
    const positions = await this.positions(tokens);
    const reached = positions.map((position) => {
      const { partition, next } = position;
      return this.readersOf(position).tails.reached(partition, next);
    });
    const all = Promise.all(reached).then(() => true);
    if (!(await withDeadline(all, AFTER_DEADLINE_MS))) throw notYet();
  }

  /** What a projector writes into the database: the lists. */
  async projected(tokens: readonly string[]): Promise<void> {
    const positions = await this.positions(tokens);
    const deadline = AbortSignal.timeout(AFTER_DEADLINE_MS);
    for (const position of positions) {
      const { partition, next } = position;
      const { archive } = this.readersOf(position);
      while (((await archive.position(partition))?.next ?? 0) < next) {
        if (deadline.aborted) throw notYet();
        await pause(LOOK_EVERY_MS);
      }
    }
  }

  private readersOf({ topic }: LogPosition): Readers {
    const readers = this.byTopic.get(topic);
    if (readers === undefined) throw notOne();
    return readers;
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
  private async checkEnd(position: LogPosition): Promise<void> {
    const { topic, partition, next } = position;
    if (next <= this.readersOf(position).tails.next(partition)) return;
    if (next <= (await this.log.end({ topic, partition }))) return;
    throw notOne();
  }
}

const notOne = () =>
  clientError(
    'BAD_USER_INPUT',
    'This is not a position token. Send one exactly as you were given it.',
  );

const notYet = () =>
  clientError('UNAVAILABLE', 'This server has not read that far yet. Ask again in a moment.');
