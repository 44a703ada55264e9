import type { Entry, EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import type { Proves, Suspension } from '@scoresheet/services-tail';
import type { Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { OutcomeOf } from './outcome.js';
import type { Checkpoints } from './checkpoints.port.js';
import type { EventHeaders, FinishedCommand } from './taken-command.js';

export interface WorkerTopics {
  readonly commands: string;
  readonly events: string;
  readonly outcomes: string;
}

/**
 * Work that is done elsewhere before a command is decided in this state, while other records go on;
 * undefined where there is none. The state may change meanwhile, and then it is asked again.
 */
export type Prepare<S, C> = (state: S, command: C) => Promise<void> | undefined;

export interface WorkerOptions<S, C extends AnyCommand, R extends AnyRefusal> extends EventHeaders {
  readonly log: EventLog;
  readonly topics: WorkerTopics;
  readonly partition: number;
  /** Archive of the events. */
  readonly archive: ArchiveReader;
  readonly checkpoints: Checkpoints;
  readonly aggregate: Aggregate<S, C, R>;
  /**
   * The command in an entry, undefined where it is not valid, or of nobody who may send it. Such an
   * entry is passed over and counted, for nobody waits for it. All workers must find the same,
   * whenever they look.
   */
  readonly decodeCommand: (entry: Entry) => C | undefined;
  /** Prepares decoding: with no entries before the worker reads back, and before it takes any. */
  readonly beforeDecoding?: (entries: readonly Entry[]) => Promise<void>;
  readonly encodeOutcome: (outcome: OutcomeOf<R>) => Uint8Array;
  /** Whether an event of somebody else is proved; without it, the word of each is taken. */
  readonly proves?: Proves | undefined;
  /** Without it, everything is decided at once. */
  readonly prepare?: Prepare<S, C>;
  /** Told of every state that a record comes to, ahead of the log. Cheap, as `onFinished`. */
  readonly onState?: (state: S) => void;
  readonly onSuspended?: (suspension: Suspension) => void;
  /** Told of every command once what became of it stands. Cheap, for it is on the way of all. */
  readonly onFinished?: (finished: FinishedCommand) => void;
  readonly saveEveryMs?: number;
}

/** Commands that are taken in before the outcomes of earlier ones are out. */
export const MAX_IN_FLIGHT = 2_000;
/** Commands that are decided before the log, and everybody else in the process, has a turn. */
export const DECIDED_AT_ONCE = 50;
/** Times that a command is prepared for, when its record never stands still. */
export const MAX_PREPARED = 3;
/** How often the checkpoint is saved. What is lost with it is decided again. */
export const SAVE_EVERY_MS = 250;
/** How long `stop` waits for commands that are on their way. */
export const STOP_WITHIN_MS = 5_000;
export const SWEEP_EVERY_MS = 2_000;
/** Sweeps that a state which nobody plays stays in memory. */
export const IDLE_SWEEPS = 300;
/** Times that our own event may be passed over although nobody else was faster. */
export const MAX_PASSED_OVER = 3;
