/** The frame of every process: settings, log, lifetime, and words when it cannot start. */
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config.js';
import { Lifetime } from './lifetime.js';
import { createLogger, type Logger } from './logger.js';

export interface ProcessFrame {
  readonly config: Config;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly logFile: string;
}

/** Resolves when `start` has started everything, or the process is about to end. */
export async function runProcess(start: (frame: ProcessFrame) => Promise<void>): Promise<void> {
  const config = configOrEnd();
  const logFile = join(config.dataFolder, 'log', 'scoresheet.log');
  const logger = createLogger(config.logLevel, logFile);
  const lifetime = new Lifetime(logger).watch();
  try {
    await start({ config, lifetime, logger, logFile });
  } catch (error) {
    await lifetime.fail(error);
  }
}

function configOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
