/** What the checks ask about a machine. Nothing that is asked changes anything there. */
import type { RecordKind } from '@scoresheet/contracts-messages';
import type { KeptDifference } from '@scoresheet/services-archive';
import type { CheckReport, Config } from '@scoresheet/services-runtime';
import type { WebhookPort } from '@scoresheet/services-webhooks';

export interface Probes {
  /** `20.19.0`. */
  readonly nodeVersion: string;
  /** What the environment says, or what is wrong with it. */
  settings(): Config | { readonly problems: readonly string[] };
  folder(path: string): Promise<FolderState>;
  keyFile(path: string): Promise<KeyFileState>;
  /** Who answers at an address. */
  port(host: string, port: number): Promise<'nobody' | 'scoresheet' | 'somebody else'>;
  /** What the process at an operators' door says of itself; undefined where nobody answers. */
  readiness(host: string, port: number): Promise<CheckReport | undefined>;
  database(config: Config): Promise<DatabaseState>;
}

export type FolderState =
  | { readonly is: 'missing' }
  | { readonly is: 'no folder' }
  | { readonly is: 'there'; readonly writable: boolean; readonly freeBytes: number };

export type KeyFileState =
  | { readonly is: 'missing' }
  /** `mode` has the permission bits alone. */
  | { readonly is: 'there'; readonly mode: number; readonly holdsKey: boolean };

export type DatabaseState =
  | { readonly is: 'absent' }
  | { readonly is: 'unreachable'; readonly says: string }
  | ({ readonly is: 'there' } & ReadDatabase);

export interface ReadDatabase {
  /** Version of the log's tables; undefined: there are none, as where the log is on Kafka. */
  readonly logVersion: number | undefined;
  readonly knownLogVersion: number;
  /** Id of the log; undefined where there is no log yet, or it cannot be read. */
  readonly logId: string | undefined;
  /** Why the log cannot be read, in its own words. */
  readonly logProblem: string | undefined;
  /** The archived events are of the format that this program knows. */
  readonly formatFits: boolean;
  readonly listed: OfEachKind<ListedRecords>;
  /** A copy of the log to another one was begun and not finished. */
  readonly copyBegun: boolean;
  /** Migrations of the services' tables that this program has and the database has not. */
  readonly pending: readonly string[];
  /** The other way round: a newer program was here. */
  readonly unknown: readonly string[];
  /** Whether the key fits; undefined where the database is not tied to a key yet. */
  readonly keyFits: boolean | undefined;
  /** Commands that do not prove their sender are decided still. */
  readonly takesUnproved: boolean;
  readonly readers: readonly ReaderPosition[];
  /** How log and archive compare; undefined where there are no two that belong together. */
  readonly copies: CopiesState | undefined;
  /** Ids of records that stand still. */
  readonly suspended: OfEachKind<readonly string[]>;
  /** Ids of tournaments with a webhook that has stopped. */
  readonly stoppedWebhooks: readonly string[];
  /** Webhooks on ports that the settings no longer allow for new ones. */
  readonly webhookPorts: readonly WebhookPort[];
}

export type OfEachKind<T> = { readonly [kind in RecordKind]: T };

/** Records whose rows are not what the archive has; suspended ones stand still and are not meant. */
export interface ListedRecords {
  /** The rows were made by this program's version of their projection. */
  readonly isCurrent: boolean;
  readonly archived: number;
  /** Archived records without a row. */
  readonly missing: number;
  /** Rows with another number of events than the archive has of their record. */
  readonly differing: number;
  /** Rows with that number, of which the last one is another event; unknown ones are not meant. */
  readonly otherHead: number;
  /** Id of the first record that is missing or differs; null: none does. */
  readonly example: string | null;
}

/** Log and archive, compared. */
export interface CopiesState {
  /** Partitions whose archive has lost or changed events, with their numbers of events. */
  readonly lacking: readonly {
    readonly topic: string;
    readonly partition: number;
    readonly given: number;
    readonly has: number;
  }[];
  readonly differences: readonly KeptDifference[];
  /** Every byte was compared just now; else what the scrubber has found counts for the rest. */
  readonly isWhole: boolean;
}

/** How far a projector or a worker has come in a partition. */
export interface ReaderPosition {
  readonly who: 'projector' | 'worker';
  readonly topic: string;
  readonly partition: number;
  readonly logId: string;
  readonly next: number;
  /** The end of the partition; undefined: the log has no such partition. */
  readonly end: number | undefined;
  /** Scoresheet runs, there was something to read, and nothing was read while we looked. */
  readonly standsStill?: boolean;
}
