/** What every service is given that decides a kind of record. */
import type { EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader, RefutedEvent } from '@scoresheet/services-archive';
import type { MatchKeys, PurposeKeys } from '@scoresheet/services-keys';
import type { Ownership } from '@scoresheet/services-ownership';
import type { Belief } from '@scoresheet/services-tail';
import type { Checkpoints, MacRequirement } from '@scoresheet/services-worker';

export interface DeciderOptions {
  readonly log: EventLog;
  /** Archive of the events of this kind of record. */
  readonly archive: ArchiveReader;
  readonly checkpoints: Checkpoints;
  /** Proves who sends a command. */
  readonly keys: PurposeKeys;
  /** The secrets of all records are derived from them. */
  readonly matchKeys: MatchKeys;
  /** Whether proofs are required; without it, commands that bear none are decided like others. */
  readonly macRequirement?: MacRequirement;
  /** Which events are believed; without it, the word of every event in the log is taken. */
  readonly belief?: Belief;
  /** Keeps for all readers of the archive what only the record's own chance refutes. */
  readonly noteRefuted?: (event: RefutedEvent) => Promise<void>;
  /** How long decided commands and their outcomes are kept; for ever where absent. */
  readonly commandsKeptMs?: number;
  /** Which partitions this process decides in; without it, in all of them. */
  readonly ownership?: Ownership;
  /** The log or the archive is not the one known from before; the message says what to do. */
  readonly onFatal: (error: Error) => void;
}
