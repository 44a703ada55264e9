/** What every service stands on: a database, the log in it or on Kafka, the archive, the key. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog, LogError } from '@scoresheet/event-log-port';
import {
  checkFormat,
  noteRefuted,
  postgresArchive,
  type ArchiveReader,
  type RefutedEvent,
} from '@scoresheet/services-archive';
import type { MatchKeys, PurposeKeys } from '@scoresheet/services-keys';
import type { Belief } from '@scoresheet/services-tail';
import type { Checkpoints, MacRequirement } from '@scoresheet/services-worker';
import type { DataSource } from 'typeorm';
import { checkLog } from './check-log.js';
import type { Config } from './config/read-config.js';
import { openDatabase } from './database.js';
import { eventBelief } from './event-belief.js';
import { KeptPostgres } from './embedded/kept-postgres.js';
import { decidersKeys, helpersKeys, type GivenKeys, type KeySource } from './keys/given-keys.js';
import { hasBegun } from './keys/has-begun.js';
import { checkInstallation, isTied, tieInstallation } from './keys/installation.js';
import type { Lifetime } from './lifetime.js';
import type { Logger } from './logger.js';
import { openEventLog } from './open-event-log.js';
import type { Operations } from './operations/operations.js';
import { postgresCheckpoints } from './postgres-checkpoints.js';
import { postgresMacRequirement } from './postgres-mac-requirement.js';
import { Room } from './room/room.js';
import type { ProcessFrame } from './run-process.js';

export interface Foundation {
  readonly log: EventLog;
  readonly database: DataSource;
  /** The archive of matches' events. */
  readonly archive: ArchiveReader;
  readonly tournamentArchive: ArchiveReader;
  readonly checkpoints: Checkpoints;
  readonly keys: PurposeKeys;
  /** Words while there is no room for what would be accepted. */
  readonly shortage: () => string | undefined;
  /** How fast log and archive are read again to compare them; 0: they are not. */
  readonly scrubBytesPerSecond: number;
  readonly macRequirement: MacRequirement;
  readonly belief: Belief;
  readonly noteRefuted: (event: RefutedEvent) => Promise<void>;
}

/** The foundation of a process that decides records. */
export interface DecidingFoundation extends Foundation {
  readonly matchKeys: MatchKeys;
}

type FoundationFrame = Pick<ProcessFrame, 'config' | 'lifetime' | 'logger'> & {
  /** Looks after log and database; without it, nobody does. */
  readonly operations?: Operations;
};

/** Lays the foundation of a service that decides nothing; its lifetime ends the database last. */
export async function layFoundation(frame: FoundationFrame): Promise<Foundation> {
  return foundationOn(helpersKeys(frame.config), frame);
}

/** Lays the foundation of a service that decides records. */
export async function layDecidingFoundation(frame: FoundationFrame): Promise<DecidingFoundation> {
  return foundationOn(decidersKeys(frame.config), frame);
}

const KINDS = Object.values(RECORD_TOPICS);

async function foundationOn<Given extends GivenKeys>(
  source: KeySource<Given>,
  frame: FoundationFrame,
): Promise<Foundation & Given> {
  const { config, lifetime, logger, operations } = frame;
  const kept = await source.read();
  const databaseUrl = await startDatabase(config, lifetime, logger);
  const room = operations?.room ?? new Room({ folder: undefined });
  const database = await openDatabase(databaseUrl, (error) => room.failed(error));
  lifetime.own('database', () => database.destroy());
  const onTrouble = (error: LogError) => {
    operations?.logTrouble(error);
    logger.warn({ code: error.code }, error.message);
  };
  const { eventLog } = config;
  const given = kept ?? (await source.create(() => hasBegun({ eventLog, database, onTrouble })));
  const { installation } = given;
  await checkInstallation(database, installation);
  const log = await openEventLog({ eventLog, databaseUrl, owner: installation, onTrouble });
  lifetime.own('log', () => log.close());
  await checkLog(database, log);
  const macRequirement = await requireMacs(config, database, log);
  const believing = eventBelief(given.keys, config.eventRulesMode);
  operations?.watch(believing);
  // The log has let us in by now: a new database must not be tied to a key that is refused there.
  await tieInstallation(database, installation);
  // Tournaments are younger than the format: whatever else stands first there is noise.
  await checkFormat(database, log, RECORD_TOPICS.match.events);
  return {
    log: operations?.measured({ log, database, onClock: (words) => logger.warn(words) }) ?? log,
    database,
    archive: postgresArchive(database, RECORD_TOPICS.match.events),
    tournamentArchive: postgresArchive(database, RECORD_TOPICS.tournament.events),
    checkpoints: postgresCheckpoints(database),
    ...given,
    macRequirement,
    belief: believing.belief,
    noteRefuted: (event) => noteRefuted(database.manager, [event]),
    shortage: room.shortage,
    scrubBytesPerSecond: config.scrubBytesPerSecond,
  };
}

async function requireMacs(
  config: Config,
  database: DataSource,
  log: EventLog,
): Promise<MacRequirement> {
  const requirement = postgresMacRequirement(database, log);
  if (await isMacRequired(config, database)) {
    for (const { commands } of KINDS) await requirement.require(commands);
  }
  return requirement;
}

/**
 * A database that is tied to no key is new, and whoever founds an installation signs. An embedded
 * one is used by this process alone: what is in the log by now is older, and what comes is signed.
 */
async function isMacRequired(
  { commandMacMode, database: { kind } }: Config,
  database: DataSource,
): Promise<boolean> {
  if (commandMacMode !== undefined) return commandMacMode === 'enforce';
  return kind === 'embedded' || !(await isTied(database));
}

/** Resolves with its address, which holds the password: never to be logged. */
export async function startDatabase(
  { database, dataFolder }: Config,
  lifetime: Lifetime,
  logger: Logger,
): Promise<string> {
  if (database.kind === 'postgres') return database.url;
  const { port } = database;
  const postgres = await KeptPostgres.start(
    withoutUndefined({
      dataFolder,
      port,
      onTrouble: (error) => logger.error({ err: error }, 'embedded PostgreSQL is away'),
      onBack: () => logger.warn('embedded PostgreSQL is back'),
    }),
  );
  lifetime.own('embedded PostgreSQL', () => postgres.stop());
  void postgres.lost.then((words) => lifetime.fail(new Error(words)));
  logger.info({ port: postgres.port, adopted: postgres.adopted }, 'embedded PostgreSQL runs');
  return postgres.url;
}
