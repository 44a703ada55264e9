/** The frame of every process: settings, log, lifetime, and words when it cannot start. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config/read-config.js';
import { folderInUse } from './embedded/embedded-postgres.js';
import { DEADLINE_MS, Lifetime } from './lifetime.js';
import { createLogger, LogUnusable, type Logger } from './logger.js';
import { LogLines } from './operations/log-lines.js';
import { serveOperations, type Operations, type OperationsFrame } from './operations/operations.js';
import { isNoRoom, NoRoom } from './room/no-room.js';
import { endWithParent, tellParentReady, untilNeeded } from './supervisor/parent.js';

export interface ProcessFrame {
  readonly config: Config;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  /** The file of the log, for the person who started the process. */
  readonly logFile: string;
  /** Serves health and metrics already. */
  readonly operations: Operations;
}

/** Resolves with the players' address, in a process that has a door for them. */
type Start = (frame: ProcessFrame) => Promise<string | void>;

/**
 * Resolves when `start` has started everything, or the process is about to end. Processes of
 * different names write different files, so that they can share a data folder.
 */
export async function runProcess(start: Start, name = 'scoresheet'): Promise<void> {
  await untilNeeded();
  const config = orEnd(() => readConfig(process.env));
  const isToFile = config.logTo === 'file';
  const logFile = isToFile ? join(config.dataFolder, 'log', `${name}.log`) : 'standard output';
  const lines = new LogLines();
  const logger = orEnd(() =>
    createLogger(config.logLevel, isToFile ? logFile : process.stdout, {
      service: name,
      onLine: lines.count,
      onDropped: lines.countDropped,
    }),
  );
  surviveLostOutput(lines);
  const deadlineMs = DEADLINE_MS + config.drainMs;
  const lifetime = new Lifetime(logger, { deadlineMs }).watch();
  endWithParent(lifetime);
  try {
    const operations = await openOperations({ config, lifetime, lines });
    const players = await start({ config, lifetime, logger, logFile, operations });
    operations.started();
    tellParentReady(
      withoutUndefined({ operations: operations.url, players: players || undefined }),
    );
  } catch (error) {
    const isOurDisk = config.database.kind === 'embedded' && isNoRoom(error);
    await lifetime.fail(isOurDisk ? new NoRoom(config.dataFolder, { cause: error }) : error);
  }
}

/** Where two Scoresheets share a folder, that is the trouble, and the taken port follows from it. */
async function openOperations(frame: OperationsFrame): Promise<Operations> {
  try {
    return await serveOperations(frame);
  } catch (error) {
    const { database, dataFolder } = frame.config;
    throw (database.kind === 'embedded' && (await folderInUse(dataFolder))) || error;
  }
}

/** A terminal that is gone, or a full disk behind it, is no reason to stop: its lines are lost. */
function surviveLostOutput(lines: LogLines): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => lines.countDropped('not-writable'));
  }
}

/**
 * Ends the process with words for the terminal: before there is a log, nothing else tells a person
 * what to mend.
 */
function orEnd<T>(made: () => T): T {
  try {
    return made();
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    else if (error instanceof LogUnusable) console.error(`Scoresheet stops: ${error.message}`);
    else throw error;
    return process.exit(1);
  }
}
