/**
 * What the tournament service knows of matches: it reads all partitions of `match.events`, for the
 * tables of one tournament lie anywhere, and folds those alone that somebody asks for.
 */
import { RECORD_TOPICS, MATCH_MESSAGES } from '@scoresheet/contracts-messages';
import { readOnlyMatch, type MatchState } from '@scoresheet/domain-match';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { standingOfMatch, type MatchStanding } from '@scoresheet/domain-tournament';
import {
  partitionsOf,
  type Entry,
  type EventLog,
  type Subscription,
} from '@scoresheet/event-log-port';
import { rulesOf } from '@scoresheet/games-catalog';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { doubting, RecordTail, type Belief } from '@scoresheet/services-tail';

interface KnownMatchesOptions {
  readonly log: EventLog;
  /** Archive of `match.events`. */
  readonly archive: ArchiveReader;
  readonly belief?: Belief | undefined;
  /** The log cannot be read on. */
  readonly onFatal: (error: Error) => void;
  readonly onTrouble: (error: unknown) => void;
}

type OnChanged = (match: string) => void;

/** Answers to matches that could not be opened; more are forgotten, and learnt by asking again. */
const MAX_REFUSED = 20_000;

export class KnownMatches {
  private readonly tails: readonly RecordTail<MatchState>[];
  private readonly listeners = new Set<OnChanged>();
  private readonly refused = new Set<string>();
  private outcomes: readonly Subscription[] = [];

  constructor(private readonly options: KnownMatchesOptions) {
    const { log, archive, belief, onTrouble } = options;
    const aggregate = doubting(readOnlyMatch({ rulesOf, sha256 }), belief);
    this.tails = partitionsOf(log, RECORD_TOPICS.match.events).map(
      (of) => new RecordTail({ log, of, archive, aggregate, proves: belief?.proves, onTrouble }),
    );
  }

  async start(): Promise<void> {
    const { log, onFatal } = this.options;
    await Promise.all(
      this.tails.map(async (tail) => {
        tail.onAdmitted(({ header }) => this.tell(header.record));
        await tail.start();
        tail.ended.catch(onFatal);
        await tail.atEnd();
      }),
    );
    this.outcomes = await Promise.all(
      partitionsOf(log, MATCH_MESSAGES.topics.outcomes).map(async (of) => {
        const told = log.subscribe(of, await log.end(of), (entries) => entries.forEach(this.hear));
        told.ended.catch(onFatal);
        return told;
      }),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([...this.tails, ...this.outcomes].map((reader) => reader.stop()));
  }

  /** Told of every match of which something new is known. Returns how to unsubscribe. */
  onChanged(listener: OnChanged): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What is known of a match; undefined where no such match is known. */
  async standingOf(match: string): Promise<MatchStanding | undefined> {
    const tail = this.tails[partitionOf(match, this.tails.length, sha256)];
    const known = await tail?.stateOf(match);
    if (tail === undefined || known === undefined) {
      return this.refused.has(match) ? { status: 'refused' } : undefined;
    }
    const [first] = known.status === 'folded' ? await tail.history(match, 0, 1) : [];
    // The match may have gone on while its beginning was read: a state is read as soon as it is there.
    const folded = await tail.stateOf(match);
    if (folded?.status !== 'folded') return suspended(folded?.suspension.seq ?? 0);
    const { state, head } = folded;
    const createdAtMs = first?.header.at ?? state.at;
    return standingOfMatch(state, { hash: head.hash, createdAtMs });
  }

  private readonly hear = ({ value }: Entry): void => {
    const decoded = MATCH_MESSAGES.decodeOutcome(value);
    if (!decoded.ok || decoded.value.outcome !== 'refused') return;
    const { record, code } = decoded.value;
    const tail = this.tails[partitionOf(record, this.tails.length, sha256)];
    // A refusal of anything else than opening it is about a match that is there.
    if (code === 'match-exists' || tail?.metHead(record) !== undefined) return;
    if (this.refused.size >= MAX_REFUSED) this.refused.clear();
    this.refused.add(record);
    this.tell(record);
  };

  private tell(match: string): void {
    for (const listener of this.listeners) listener(match);
  }
}

const suspended = (seq: number): MatchStanding => ({
  status: 'suspended',
  createdAtMs: 0,
  seq,
  hash: '',
  seats: [],
  places: [],
  reason: 'suspended',
  hasBegun: true,
  isTimeCalled: false,
});
