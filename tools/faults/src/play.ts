/** What is played in a simulated world: the rules of its records, and what clients send. */
import type { Random } from '@scoresheet/event-log-faulty';
import type { AdmittedEvent, Proves } from '@scoresheet/services-tail';
import type { Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { OutcomeOf, WorkerTopics } from '@scoresheet/services-worker';

/** A kind of record: its rules, its topics, and how its messages are written. */
export interface RecordKindOf<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly topics: WorkerTopics;
  /** Another `salt` decides the same and seals other bytes, as an impostor's key would. */
  aggregate(salt: number): Aggregate<S, C, R>;
  /** Signs as match services do: beside each event of a worker, and beside none written by hand. */
  readonly signing?: Signing;
  encodeCommand(command: C): Uint8Array;
  decodeCommand(bytes: Uint8Array): C | undefined;
  encodeOutcome(outcome: OutcomeOf<R>): Uint8Array;
  decodeOutcome(bytes: Uint8Array): Outcome | undefined;
  /** Does the event accept this very command, and not another one under the same id? */
  isEventOf(command: C, event: AdmittedEvent): boolean;
}

/** Records of one kind, and what their clients send. */
export interface Play<S, C extends AnyCommand, R extends AnyRefusal> extends RecordKindOf<S, C, R> {
  readonly records: readonly string[];
  /** What somebody writes who wants to decide a match by hand. */
  readonly forged?: ForgedRecord;
  /** How many commands one client sends. */
  readonly commands: number;
  /**
   * What somebody sends who sees this state: often one command, of the hasty several at once, and
   * none when nothing is left to do.
   */
  next(state: S | undefined, sending: Sending): readonly C[];
  /**
   * Whether a command answers what its sender could not know. A guess may be refused, and accepted
   * when it is sent, or arrives, a second time: that is the sender's doing.
   */
  isGuess(command: C): boolean;
}

export interface Signing {
  readonly proofOf: (hash: string) => Readonly<Record<string, string>>;
  readonly proves: Proves;
}

/** A record that nobody plays; the chain admits all of it. */
export interface ForgedRecord {
  readonly record: string;
  readonly events: readonly Uint8Array[];
  /** The last event: the rules uphold those before it, and refute this one. */
  readonly refutedSeq: number;
  /** Answers the record as it was before that. */
  readonly command: Uint8Array;
}

export interface Sending {
  readonly record: string;
  readonly commandId: string;
  readonly random: Random;
  /** Answers now and then what is not asked yet. */
  readonly mayGuess: boolean;
}

/** An outcome as whoever waits reads it: `outcome`, which command it is of, and more for people. */
export interface Outcome extends AnyCommand, AnyRefusal {
  readonly digest?: string;
}

/** Told by a command's first outcome that it is in the record already. */
interface DuplicateOutcome extends Outcome {
  readonly outcome: 'duplicate';
  readonly seq: number;
}

export const isDuplicate = (outcome: Outcome): outcome is DuplicateOutcome =>
  outcome.outcome === 'duplicate';

export const keyOf = ({ record, commandId }: AnyCommand): string => `${record}/${commandId}`;
