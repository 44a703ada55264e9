/**
 * How far readers are behind the log. In entries: what lies between a reader and the end. In
 * seconds: how long ago the log had already what the reader has not read yet. That needs no stamps
 * of entries, and a reader of a log in which nothing happens is not late.
 */
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';

interface ReaderPlace extends PartitionRef {
  readonly reader: string;
  /** Everything before it is dealt with. */
  readonly next: Offset;
}

export interface ReaderLag extends PartitionRef {
  readonly reader: string;
  readonly entries: number;
  readonly seconds: number;
}

export interface ReaderLags {
  /** Asks the log for its ends; `nowMs` is of any clock that never falls. */
  look(nowMs: number): Promise<void>;
  /** Lags as of the last look. */
  readonly lags: readonly ReaderLag[];
}

const MS_IN_A_SECOND = 1_000;
/** Ends that are remembered for each partition; whoever is further behind is late by more. */
const MAX_ENDS = 720;

interface KnownEnd {
  readonly end: Offset;
  readonly atMs: number;
}

/** `places`: where the readers of this process are now. */
export function readerLags(
  log: Pick<EventLog, 'end'>,
  places: () => readonly ReaderPlace[],
): ReaderLags {
  let lags: readonly ReaderLag[] = [];
  let ends = new Map<string, readonly KnownEnd[]>();

  async function rememberEnds(nowMs: number): Promise<void> {
    const distinct = new Map(places().map((place) => [keyOf(place), place]));
    const found = await Promise.all(
      [...distinct].map(async ([key, { topic, partition }]) => {
        const end = await log.end({ topic, partition });
        return [key, [...(ends.get(key) ?? []), { end, atMs: nowMs }].slice(-MAX_ENDS)] as const;
      }),
    );
    ends = new Map(found);
  }

  return {
    get lags() {
      return lags;
    },
    async look(nowMs) {
      await rememberEnds(nowMs);
      lags = places().map((place) => lagOf(place, ends.get(keyOf(place)) ?? [], nowMs));
    },
  };
}

function lagOf(
  { reader, topic, partition, next }: ReaderPlace,
  ends: readonly KnownEnd[],
  nowMs: number,
): ReaderLag {
  const entries = Math.max(0, (ends.at(-1)?.end ?? next) - next);
  // The first end that the reader has not come to was there at least since it was seen.
  const missed = ends.find(({ end }) => end > next);
  const seconds = missed === undefined ? 0 : (nowMs - missed.atMs) / MS_IN_A_SECOND;
  return { reader, topic, partition, entries, seconds };
}

const keyOf = ({ topic, partition }: PartitionRef): string => `${topic}/${partition}`;
