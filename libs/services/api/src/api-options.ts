/** The parts that the api is given, so that it runs in one process with the others or alone. */
import type { GameEntry, MatchEnvironment } from '@scoresheet/domain-match';
import type { EventLog } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { MatchQueries } from '@scoresheet/services-read-models';
import type { RulingReasons } from '@scoresheet/services-rulings';
import type { Belief } from '@scoresheet/services-tail';
import type { DataSource } from 'typeorm';
import type { Clock } from './clock.js';
import type { QuotaOptions } from './quotas/quota-options.js';
import type { FrontDoorOptions } from './transport/front-door-options.js';

export interface ApiOptions {
  readonly log: EventLog;
  /** The archive of `match.events`. */
  readonly archive: ArchiveReader;
  /** The lists of matches, a moment behind the log. */
  readonly matches: Pick<MatchQueries, 'matches' | 'hasMatchFrom' | 'count'>;
  /** Rules and hashing; the api only reads, so it needs no secrets of matches. */
  readonly environment: Pick<MatchEnvironment, 'rulesOf' | 'sha256'>;
  /** Games by the word that `createMatch` is given. */
  readonly games: Readonly<Record<string, GameEntry>>;
  /** Of the installation, for what an api does with keys: none of them is of chance. */
  readonly keys: PurposeKeys;
  /** Without it, the word of every event in the log is taken. */
  readonly belief?: Belief;
  /** Holds accounts with names; without it there are guests alone. */
  readonly database?: DataSource;
  /** Words for operators while there is no room for what would be accepted; there is where absent. */
  readonly shortage?: () => string | undefined;
  /** This process can read the log no more; the message says why. It should end. */
  readonly onFatal: (error: Error) => void;
  /** What the operator sets about the front door; each has a default. */
  readonly frontDoor?: Partial<FrontDoorOptions>;
  /** How much one person may take of the installation; each has a default. */
  readonly quotas?: Partial<QuotaOptions>;
  /** Reasons of rulings; in the database where absent, in memory where there is none. */
  readonly reasons?: RulingReasons;
  /** The system's where absent. */
  readonly clock?: Clock;
  /** Named limits, shorter where a test wants to see them pass. */
  readonly commandDeadlineMs?: number;
  readonly subscriberQueueLimit?: number;
}

export const API_OPTIONS = Symbol('the options of the api');
