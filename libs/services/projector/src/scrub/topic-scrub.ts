/** The comparison of log and archive in one topic: one cycle after the other, each remembered. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  archiveStates,
  differenceInWords,
  lacksEvents,
  NO_EVENTS,
  readScrubCycle,
  saveScrubCycle,
  type ArchiveState,
  type DifferenceKind,
  type ScrubCycle,
} from '@scoresheet/services-archive';
import type { EventLog } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import {
  FROM_THE_START,
  scrubPartition,
  type PassFrom,
  type ScrubbedPiece,
} from './scrub-partition.js';

/** What is lost of a cycle when the process ends. */
const SAVE_EVERY_MS = 5_000;

export interface TopicScrubSources {
  readonly log: EventLog;
  readonly database: DataSource;
  readonly bytesPerSecond: number;
  /** Told in words, for the service's log: what differs, what is lacking, what was mended. */
  readonly onDifference: (words: string) => void;
  readonly onMended: (words: string) => void;
}

export class TopicScrub {
  bytes = 0;
  /** Length of the last full cycle, of whatever process; undefined: there was none yet. */
  lastCycleMs: number | undefined;
  readonly differences: Partial<Record<DifferenceKind, number>> = {};
  /** Partitions whose archive lacks events that its position has passed. */
  incomplete: readonly number[] = [];
  private savedAtMs = 0;

  constructor(
    private readonly topic: string,
    private readonly sources: TopicScrubSources,
  ) {}

  /** Compares in constant time what the archive has with what its positions were given. */
  async compareTallies(): Promise<readonly ArchiveState[]> {
    const { database, onDifference } = this.sources;
    const states = await archiveStates(database, this.topic);
    const lacking = states.filter(lacksEvents);
    for (const { partition, given, has } of lacking) {
      if (this.incomplete.includes(partition)) continue;
      onDifference(
        `The archive of topic "${this.topic}", partition ${partition}, has ${has?.events} events; ` +
          `it was given ${given?.events}. No record is begun there until it has them again.`,
      );
    }
    this.incomplete = lacking.map(({ partition }) => partition);
    return states;
  }

  /** Reads all of the topic once, or the rest of a cycle that was broken off. */
  async cycle(stopped: AbortSignal): Promise<void> {
    const saved = await readScrubCycle(this.sources.database, this.place());
    this.lastCycleMs = saved?.lastCycleMs;
    const states = await this.compareTallies();
    for (const state of states.filter(lacksEvents)) {
      await this.mendAtOnce(state, stopped);
      if (stopped.aborted) return;
    }
    let cycle = saved ?? newCycle(undefined);
    for (const { partition, next: end } of await this.compareTallies()) {
      if (partition < cycle.partition) continue;
      const isResumed = partition === cycle.partition;
      const from = isResumed ? { from: cycle.next, tally: cycle.tally } : FROM_THE_START;
      cycle = await this.scrub({ partition, end, from, cycle: { ...cycle, partition } }, stopped);
      if (stopped.aborted) return;
    }
    const tookMs = Date.now() - cycle.begunAtMs;
    this.lastCycleMs = tookMs;
    await this.compareTallies();
    await this.save(newCycle(tookMs));
  }

  private place() {
    return { topic: this.topic, logId: this.sources.log.logId };
  }

  /** Players wait for it: at whatever rate there is. */
  private async mendAtOnce({ partition, next }: ArchiveState, stopped: AbortSignal): Promise<void> {
    const of = { topic: this.topic, partition };
    for await (const piece of scrubPartition(this.sources, of, next)) {
      this.tell(partition, piece);
      if (stopped.aborted) return;
    }
  }

  private async scrub(pass: Pass, stopped: AbortSignal): Promise<ScrubCycle> {
    const { partition, end, from } = pass;
    let { cycle } = pass;
    const of = { topic: this.topic, partition };
    for await (const piece of scrubPartition(this.sources, of, end, from)) {
      this.tell(partition, piece);
      cycle = { ...cycle, next: piece.next, tally: piece.tally };
      if (Date.now() - this.savedAtMs >= SAVE_EVERY_MS) await this.save(cycle);
      const restMs = (piece.bytes / this.sources.bytesPerSecond) * 1_000;
      await sleep(restMs, undefined, { signal: stopped }).catch(() => undefined);
      if (stopped.aborted) {
        await this.save(cycle);
        return cycle;
      }
    }
    return { ...cycle, partition: partition + 1, next: 0, tally: NO_EVENTS };
  }

  private async save(cycle: ScrubCycle): Promise<void> {
    this.savedAtMs = Date.now();
    await saveScrubCycle(this.sources.database, this.place(), cycle);
  }

  private tell(partition: number, { bytes, mended, found }: ScrubbedPiece): void {
    const { onDifference, onMended } = this.sources;
    const place = { topic: this.topic, partition };
    this.bytes += bytes;
    for (const difference of [...mended, ...found]) this.count(difference.kind);
    for (const one of mended) onMended(`${differenceInWords(one, place)} Mended.`);
    for (const one of found) onDifference(differenceInWords(one, place));
  }

  private count(kind: DifferenceKind): void {
    this.differences[kind] = (this.differences[kind] ?? 0) + 1;
  }
}

interface Pass {
  readonly partition: number;
  readonly end: number;
  readonly from: PassFrom;
  readonly cycle: ScrubCycle;
}

const newCycle = (lastCycleMs: number | undefined): ScrubCycle => ({
  begunAtMs: Date.now(),
  partition: 0,
  next: 0,
  tally: NO_EVENTS,
  lastCycleMs,
});
