/**
 * Reads log and archive again, byte by byte and for ever, at a rate that nobody feels: what no
 * reader asks for would be found damaged when the other copy is, too. One for an installation,
 * which goes through the topics of all kinds of records in turn.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DifferenceKind } from '@scoresheet/services-archive';
import { TopicScrub, type TopicScrubSources } from './topic-scrub.js';
import { withTurn } from './with-turn.js';

/** The least time between two cycles, where there is little to read. */
const LEAST_CYCLE_MS = 60_000;
/** The pause after trouble, and while another process has its turn. */
const PAUSE_MS = 10_000;

export interface ScrubberSources extends TopicScrubSources {
  /** The topics of the events of all kinds of records. */
  readonly topics: readonly string[];
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
  private readonly scrubs: readonly TopicScrub[];

  constructor(private readonly sources: ScrubberSources) {
    this.scrubs = sources.topics.map((topic) => new TopicScrub(topic, sources));
  }

  figures(): ScrubFigures {
    const cyclesMs = this.scrubs.map(({ lastCycleMs }) => lastCycleMs);
    const isCycled = cyclesMs.every((ms) => ms !== undefined);
    return {
      bytes: sumOf(this.scrubs.map(({ bytes }) => bytes)),
      cycleSeconds: isCycled ? sumOf(cyclesMs) / 1_000 : undefined,
      differences: sumsOf(this.scrubs.map(({ differences }) => differences)),
      incompletePartitions: sumOf(this.scrubs.map(({ incomplete }) => incomplete.length)),
    };
  }

  /** Runs until it is told to stop. */
  async run(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      try {
        for (const scrub of this.scrubs) await scrub.compareTallies();
        await withTurn(this.sources.database, () => this.cycle(stopped));
      } catch (error) {
        if (!stopped.aborted) this.sources.onTrouble(error);
      }
      await sleep(PAUSE_MS, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  private async cycle(stopped: AbortSignal): Promise<void> {
    const begunAtMs = Date.now();
    for (const scrub of this.scrubs) {
      await scrub.cycle(stopped);
      if (stopped.aborted) return;
    }
    const restMs = Math.max(0, LEAST_CYCLE_MS - (Date.now() - begunAtMs));
    await sleep(restMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

function sumsOf(all: readonly ScrubFigures['differences'][]): ScrubFigures['differences'] {
  const kinds = new Set(all.flatMap((one) => Object.keys(one) as DifferenceKind[]));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, sumOf(all.map((one) => one[kind] ?? 0))]),
  );
}
