/**
 * Runs the process manager of the tournaments of one partition: at every change of a tournament or of
 * a match of it, at its start, and when a clock runs out. What it remembers only saves reading; any
 * number may run at the same time.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, type ReadOnlyAggregate } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  matchesInSteps,
  missingInSteps,
  nextWakeMs,
  type MatchStanding,
  type ProcessEnvironment,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { LogError, type EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { RecordTail, type Belief } from '@scoresheet/services-tail';
import { inTurns } from '../in-turns.js';
import type { HouseSender } from './house-sender.js';
import type { KnownMatches } from './known-matches.js';

/** The tournaments that were played before this process was there. */
export interface LiveTournaments {
  /** Ids of tournaments that are not over, ordered, from behind `after` on. */
  live(after: string, atMost: number): Promise<readonly string[]>;
}

interface ProcessManagerOptions {
  readonly log: EventLog;
  /** Archive of `tournament.events`. */
  readonly archive: ArchiveReader;
  readonly aggregate: ReadOnlyAggregate<TournamentState>;
  readonly belief?: Belief | undefined;
  readonly matches: KnownMatches;
  readonly sender: HouseSender;
  /** Without it, the whole log is read at the start. */
  readonly tournaments?: LiveTournaments;
  /** Milliseconds since the epoch: the time by which clocks of the hall run out. */
  readonly nowMs: () => number;
  /** Milliseconds from anywhere that never fall: how long a look took. */
  readonly now: () => number;
  readonly onTrouble: (error: unknown) => void;
}

/** The time between two looks at a tournament, in which changes gather. */
const LOOK_EVERY_MS = 50;
/** After a look a pause of so many times its length: the loop belongs to others, too. */
const PAUSE_FOR_LOOK = 4;
/** Everything is looked at so often, whatever was told: a command may have been lost. */
const LOOK_AGAIN_MS = 15_000;
const FOUND_AT_ONCE = 500;

/** What is known of one tournament. */
interface Watched {
  readonly standings: Map<string, MatchStanding>;
  /** Matches to be read again. */
  readonly changed: Set<string>;
  wakeAtMs: number;
}

export class ProcessManager {
  private readonly tail: RecordTail<TournamentState>;
  private readonly watched = new Map<string, Watched>();
  private readonly tournamentOf = new Map<string, string>();
  private readonly due = new Set<string>();
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private forget: (() => void) | undefined;

  constructor(
    private readonly options: ProcessManagerOptions,
    private readonly partition: number,
  ) {
    const { log, archive, aggregate, belief, tournaments } = options;
    this.tail = new RecordTail(
      withoutUndefined({
        log,
        archive,
        aggregate,
        proves: belief?.proves,
        of: { topic: RECORD_TOPICS.tournament.events, partition },
        from: tournaments === undefined ? 0 : undefined,
      }),
    );
  }

  /** Fulfilled by `stop`, rejected when it cannot go on. */
  get ended(): Promise<void> {
    return this.tail.ended;
  }

  async start(): Promise<void> {
    this.tail.onAdmitted(({ header }) => void this.due.add(header.record));
    this.forget = this.options.matches.onChanged((match) => this.hear(match));
    await this.tail.start();
    await this.tail.atEnd();
    await this.find();
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.forget?.();
    await this.running;
    await this.tail.stop();
  }

  private hear(match: string): void {
    const record = this.tournamentOf.get(match);
    if (record === undefined) return;
    this.watched.get(record)?.changed.add(match);
    this.due.add(record);
  }

  private async find(): Promise<void> {
    const { tournaments, log } = this.options;
    let page: readonly string[] = [];
    let after = '';
    do {
      page = (await tournaments?.live(after, FOUND_AT_ONCE)) ?? [];
      after = page.at(-1) ?? after;
      for (const id of page) {
        if (partitionOf(id, log.partitions, sha256) === this.partition) this.due.add(id);
      }
    } while (page.length === FOUND_AT_ONCE);
  }

  private async run(): Promise<void> {
    let againAtMs = this.options.now() + LOOK_AGAIN_MS;
    while (!this.stopping.signal.aborted) {
      const beganMs = this.options.now();
      if (beganMs >= againAtMs) {
        for (const record of this.watched.keys()) this.due.add(record);
        againAtMs = beganMs + LOOK_AGAIN_MS;
      }
      await this.lookAtDue();
      const pauseMs = Math.max(LOOK_EVERY_MS, PAUSE_FOR_LOOK * (this.options.now() - beganMs));
      await sleep(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async lookAtDue(): Promise<void> {
    const nowMs = this.options.nowMs();
    for (const [record, { wakeAtMs }] of this.watched) if (wakeAtMs <= nowMs) this.due.add(record);
    for (const record of [...this.due]) {
      this.due.delete(record);
      try {
        await this.look(record);
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.due.add(record);
        if (!(error instanceof LogError)) this.options.onTrouble(error);
      }
    }
  }

  private async look(record: string): Promise<void> {
    const folded = await this.tail.stateOf(record);
    if (folded?.status !== 'folded') return this.leave(record);
    const { state } = folded;
    const known = this.known(record);
    await this.read(state, known);
    const env = this.environment();
    await this.options.sender.send(await inTurns(missingInSteps(state, known.standings, env)));
    known.wakeAtMs = nextWakeMs(state, env.nowMs) ?? Infinity;
    if (state.stage === 'finished' || state.stage === 'cancelled')
      this.leaveWhenDone(record, known);
  }

  /** Which match is asked for next depends on how those before it ended. */
  private async read(state: TournamentState, { standings, changed }: Watched): Promise<void> {
    const asked = new Set<string>();
    for (;;) {
      const named = await inTurns(matchesInSteps(state, standings, this.environment()));
      const unread = [...new Set([...named.filter((id) => !standings.has(id)), ...changed])];
      const news = unread.filter((match) => !asked.has(match));
      if (news.length === 0) return;
      for (const match of news) {
        asked.add(match);
        changed.delete(match);
        this.tournamentOf.set(match, state.record);
        const standing = await this.options.matches.standingOf(match);
        if (standing !== undefined) standings.set(match, standing);
      }
    }
  }

  private environment(): ProcessEnvironment {
    return { sha256, nowMs: this.options.nowMs() };
  }

  private known(record: string): Watched {
    const before = this.watched.get(record);
    if (before !== undefined) return before;
    const known = { standings: new Map(), changed: new Set<string>(), wakeAtMs: Infinity };
    this.watched.set(record, known);
    return known;
  }

  /** A tournament that is over is looked at until no match of it goes on. */
  private leaveWhenDone(record: string, { standings }: Watched): void {
    const goesOn = [...standings.values()].some(
      ({ status }) => status === 'open' || status === 'running' || status === 'paused',
    );
    if (!goesOn) this.leave(record);
  }

  private leave(record: string): void {
    for (const match of this.watched.get(record)?.standings.keys() ?? []) {
      this.tournamentOf.delete(match);
    }
    this.watched.delete(record);
  }
}
