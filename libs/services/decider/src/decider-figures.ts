/** What a service that decides commands counts for its operator. */
import type { ReaderFigures } from '@scoresheet/services-tail';
import type { FinishedCommand, WorkerCounts, WorkerTopics } from '@scoresheet/services-worker';
import type { RetentionFigures } from './command-retention.js';
import { SENDER_VERDICTS, type SenderVerdict } from './command-gate.js';

interface DecidedCommands {
  readonly outcome: string;
  /** Code of a refusal; empty for everything else. */
  readonly code: string;
  readonly count: number;
}

export interface DeciderFigures {
  readonly readers: readonly ReaderFigures[];
  readonly decided: readonly DecidedCommands[];
  readonly malformedCommands: number;
  /** Commands by the verdict on their sender; see `SENDER_VERDICTS`. */
  readonly commandSenders: Readonly<Record<string, number>>;
  readonly commandsInFlight: number;
  readonly lostRaces: number;
  readonly ownedPartitions: number;
  readonly restarts: number;
  readonly retention: readonly RetentionFigures[];
}

/** Commands by what became of them: counted on when a worker begins again. */
export class DecidedTally {
  private readonly byEnd = new Map<string, DecidedCommands>();

  note({ outcome, code = '' }: Pick<FinishedCommand, 'outcome' | 'code'>): void {
    const end = `${outcome}/${code}`;
    const { count } = this.byEnd.get(end) ?? { count: 0 };
    this.byEnd.set(end, { outcome, code, count: count + 1 });
  }

  list(): readonly DecidedCommands[] {
    return [...this.byEnd.values()];
  }
}

/** Commands by what the proof of their sender was worth. */
export class SenderTally {
  private readonly byVerdict = new Map<SenderVerdict, number>();

  readonly note = (verdict: SenderVerdict): void => {
    this.byVerdict.set(verdict, (this.byVerdict.get(verdict) ?? 0) + 1);
  };

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(SENDER_VERDICTS.map((one) => [one, this.byVerdict.get(one) ?? 0]));
  }
}

/** Figures of the worker of each partition that this process decides in. */
type WorkerFigures = ReadonlyMap<number, WorkerCounts>;

export const readersOf = (
  workers: WorkerFigures,
  { commands, events }: WorkerTopics,
): readonly ReaderFigures[] =>
  [...workers].flatMap(([partition, { nextCommand, nextEvent, tail }]) => {
    const worker = { reader: 'worker', partition };
    const { admitted, passedOver, suspended } = tail;
    return [
      { ...worker, topic: commands, next: nextCommand },
      { ...worker, topic: events, next: nextEvent, admitted, passedOver, suspended },
    ];
  });

export const sumOf = (workers: WorkerFigures, figure: (counts: WorkerCounts) => number): number =>
  [...workers.values()].reduce((sum, counts) => sum + figure(counts), 0);
