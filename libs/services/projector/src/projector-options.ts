import type { EventLog } from '@scoresheet/event-log-port';
import type { Ownership } from '@scoresheet/services-ownership';
import type { Belief } from '@scoresheet/services-tail';
import type { DataSource } from 'typeorm';

export const PROJECTOR_OPTIONS = Symbol('PROJECTOR_OPTIONS');

export interface ProjectorOptions {
  readonly log: EventLog;
  readonly database: DataSource;
  /** Which partitions this process projects; without it, all of them. */
  readonly ownership?: Ownership;
  /** Which events are believed; without it, the word of every event in the log is taken. */
  readonly belief?: Belief;
  /** How fast log and archive are read again to compare them; 0, or without it, they are not. */
  readonly scrubBytesPerSecond?: number;
  /** The log is not the one that was projected; the message says what to do. Nothing goes on. */
  readonly onFatal: (error: Error) => void;
}
