import type { EventLog } from '@scoresheet/event-log-port';
import type { Ownership } from '@scoresheet/services-ownership';
import type { DataSource } from 'typeorm';

export const PROJECTOR_OPTIONS = Symbol('PROJECTOR_OPTIONS');

export interface ProjectorOptions {
  readonly log: EventLog;
  readonly database: DataSource;
  /** Which partitions this process projects; without it, all of them. */
  readonly ownership?: Ownership;
  /** The log is not the one that was projected; the message says what to do. Nothing goes on. */
  readonly onFatal: (error: Error) => void;
}
