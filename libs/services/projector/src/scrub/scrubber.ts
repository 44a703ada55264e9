/**
 * Reads log and archive again, byte by byte and for ever, at a rate that nobody feels: what no
 * reader asks for would be found damaged when the other copy is, too. One for an installation.
 */
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
import { withTurn } from './with-turn.js';

/** The least time between two cycles, where there is little to read. */
const LEAST_CYCLE_MS = 60_000;
/** The pause after trouble, and while another process has its turn. */
const PAUSE_MS = 10_000;
/** What is lost of a cycle when the process ends. */
const SAVE_EVERY_MS = 5_000;

export interface ScrubberSources {
  readonly log: EventLog;
  readonly database: DataSource;
  readonly topic: string;
  readonly bytesPerSecond: number;
  /** Told in words, for the service's log: what differs, what is lacking, what was mended. */
  readonly onDifference: (words: string) => void;
  readonly onMended: (words: string) => void;
  /** Told of a failure; the scrubber begins again where it was. */
  readonly onTrouble: (error: unknown) => void;
}

export interface ScrubFigures {
  readonly bytes: number;
  /** Length of the last full cycle, of whatever process; undefined: there was none yet. */
  readonly cycleSeconds: number | undefined;
  /** The differences that this process found, each one once. */
  readonly differences: Readonly<Partial<Record<DifferenceKind, number>>>;
  /** Partitions whose archive lacks events that its position has passed. */
  readonly incompletePartitions: number;
}

export class Scrubber {
  private bytes = 0;
  private cycleSeconds: number | undefined;
  private readonly differences: Partial<Record<DifferenceKind, number>> = {};
  private incomplete: readonly number[] = [];
  private savedAtMs = 0;

  constructor(private readonly sources: ScrubberSources) {}

  figures(): ScrubFigures {
    return {
      bytes: this.bytes,
      cycleSeconds: this.cycleSeconds,
      differences: { ...this.differences },
      incompletePartitions: this.incomplete.length,
    };
  }

  /** Runs until it is told to stop. */
  async run(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      try {
        await this.compareTallies();
        await withTurn(this.sources.database, () => this.cycle(stopped));
      } catch (error) {
        if (!stopped.aborted) this.sources.onTrouble(error);
      }
      await sleep(PAUSE_MS, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  /** Compares in constant time what the archive has with what its positions were given. */
  private async compareTallies(): Promise<readonly ArchiveState[]> {
    const { database, topic, onDifference } = this.sources;
    const states = await archiveStates(database, topic);
    const lacking = states.filter(lacksEvents);
    for (const { partition, given, has } of lacking) {
      if (this.incomplete.includes(partition)) continue;
      onDifference(
        `The archive of topic "${topic}", partition ${partition}, has ${has?.events} events; ` +
          `it was given ${given?.events}. No match is begun there until it has them again.`,
      );
    }
    this.incomplete = lacking.map(({ partition }) => partition);
    return states;
  }

  private async cycle(stopped: AbortSignal): Promise<void> {
    const { database, log, topic } = this.sources;
    const saved = await readScrubCycle(database, { topic, logId: log.logId });
    this.cycleSeconds = seconds(saved?.lastCycleMs);
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
      cycle = { ...cycle, partition };
      cycle = await this.scrub({ partition, end, from, cycle }, stopped);
      if (stopped.aborted) return;
    }
    const tookMs = Date.now() - cycle.begunAtMs;
    this.cycleSeconds = seconds(tookMs);
    await this.compareTallies();
    await this.save(newCycle(tookMs));
    const restMs = Math.max(0, LEAST_CYCLE_MS - tookMs);
    await sleep(restMs, undefined, { signal: stopped }).catch(() => undefined);
  }

  /** Players wait for it: at whatever rate there is. */
  private async mendAtOnce({ partition, next }: ArchiveState, stopped: AbortSignal): Promise<void> {
    const { topic } = this.sources;
    for await (const piece of scrubPartition(this.sources, { topic, partition }, next)) {
      this.tell(partition, piece);
      if (stopped.aborted) return;
    }
  }

  private async scrub(pass: Pass, stopped: AbortSignal): Promise<ScrubCycle> {
    const { topic, bytesPerSecond } = this.sources;
    const { partition, end, from } = pass;
    let { cycle } = pass;
    const pieces = scrubPartition(this.sources, { topic, partition }, end, from);
    for await (const piece of pieces) {
      this.tell(partition, piece);
      cycle = { ...cycle, next: piece.next, tally: piece.tally };
      if (Date.now() - this.savedAtMs >= SAVE_EVERY_MS) await this.save(cycle);
      const restMs = (piece.bytes / bytesPerSecond) * 1_000;
      await sleep(restMs, undefined, { signal: stopped }).catch(() => undefined);
      if (stopped.aborted) {
        await this.save(cycle);
        return cycle;
      }
    }
    return { ...cycle, partition: partition + 1, next: 0, tally: NO_EVENTS };
  }

  private async save(cycle: ScrubCycle): Promise<void> {
    const { database, log, topic } = this.sources;
    this.savedAtMs = Date.now();
    await saveScrubCycle(database, { topic, logId: log.logId }, cycle);
  }

  private tell(partition: number, { bytes, mended, found }: ScrubbedPiece): void {
    const { topic, onDifference, onMended } = this.sources;
    this.bytes += bytes;
    for (const difference of mended) {
      this.count(difference.kind);
      onMended(`${differenceInWords(difference, { topic, partition })} Mended.`);
    }
    for (const difference of found) {
      this.count(difference.kind);
      onDifference(differenceInWords(difference, { topic, partition }));
    }
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
  ...{ begunAtMs: Date.now(), partition: 0, next: 0, tally: NO_EVENTS, lastCycleMs },
});

const seconds = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : ms / 1_000;
