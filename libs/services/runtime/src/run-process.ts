/** The frame of every process: settings, log, lifetime, and words when it cannot start. */
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config.js';
import { Lifetime } from './lifetime.js';
import { createLogger, LogUnusable, type Logger } from './logger.js';

export interface ProcessFrame {
  readonly config: Config;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly logFile: string;
}

/** Resolves when `start` has started everything, or the process is about to end. */
export async function runProcess(start: (frame: ProcessFrame) => Promise<void>): Promise<void> {
  const config = orEnd(() => readConfig(process.env));
  const logFile = join(config.dataFolder, 'log', 'scoresheet.log');
  const logger = orEnd(() => createLogger(config.logLevel, logFile));
  const lifetime = new Lifetime(logger).watch();
  try {
    await start({ config, lifetime, logger, logFile });
  } catch (error) {
    await lifetime.fail(error);
  }
}

/** Before there is a log, what a person can mend is said on the terminal alone. */
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
