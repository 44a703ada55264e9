import { oneOf } from './setting.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const diagnosticsSettings = {
  /** The place of the log of what the services do; the terminal has words for people. */
  SCORESHEET_LOG_TO: oneOf('SCORESHEET_LOG_TO', ['file', 'stdout']).default('file'),
  SCORESHEET_LOG_LEVEL: oneOf('SCORESHEET_LOG_LEVEL', LOG_LEVELS).default('info'),
};
