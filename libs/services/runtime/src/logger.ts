/**
 * The log of what the services do, as JSON lines for machines. No secret reaches it: what could
 * hold one is blacked out by its name, wherever it stands in what is logged.
 */
import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { makeFolder } from './make-folder.js';

export type { Logger } from 'pino';

/** A longer file is put aside at start; the one put aside before it goes. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;

const SECRETS = [
  ...[
    'password',
    'secret',
    'token',
    'accessToken',
    'refreshToken',
    'key',
    'seed',
    'salt',
    'salts',
    'url',
  ],
  ...['authorization', 'cookie', 'deck', 'hand', 'choice', 'parts', 'facts', 'house', 'variables'],
  ...['query', 'parameters', 'detail', 'value', 'bytes'],
];

/** The redaction takes no "anywhere below", so each depth is named: a log line is never deep. */
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];

/** The log's file cannot be written. The message says what to do. */
export class LogUnusable extends Error {
  override readonly name = 'LogUnusable';
}

export interface LoggerOptions {
  /** Stands in every line: several processes may write to one place. */
  readonly service?: string;
  /** Told the level of every line that is written. */
  readonly onLine?: (level: string) => void;
}

/** A logger to a file (a path) or to a stream. Throws `LogUnusable`. */
export function createLogger(
  level: string,
  to: string | DestinationStream,
  { service, onLine }: LoggerOptions = {},
): Logger {
  const stream = typeof to === 'string' ? fileStream(to) : to;
  return pino(
    {
      level,
      base: { pid: process.pid, ...(service === undefined ? {} : { service }) },
      mixin(_line, number) {
        onLine?.(pino.levels.labels[number] ?? 'unknown');
        return {};
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => `${depth}${name}`)),
        censor: '[withheld]',
      },
    },
    stream,
  );
}

/**
 * Nest's own log lines, through ours. Services log through Nest as well: either words, or an object
 * of fields with the words in `msg`.
 */
export function nestLogger(logger: Logger): LoggerService {
  const at =
    (level: 'info' | 'error' | 'warn' | 'debug' | 'trace') =>
    (message: unknown, ...more: unknown[]): void => {
      if (!logger.isLevelEnabled(level)) return;
      const context = more.at(-1);
      const child = typeof context === 'string' ? { context } : {};
      if (message instanceof Error) logger[level]({ ...child, err: message });
      else if (isFields(message)) logger[level]({ ...child, ...message });
      else logger[level](child, String(message));
    };
  return {
    log: at('info'),
    error: at('error'),
    warn: at('warn'),
    debug: at('debug'),
    verbose: at('trace'),
  };
}

const isFields = (message: unknown): message is object =>
  typeof message === 'object' && message !== null && 'msg' in message;

function fileStream(file: string): DestinationStream {
  try {
    return openFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new LogUnusable(
      `${file} cannot be written (${code}). Name a folder of your own in SCORESHEET_DATA, or give ` +
        'this one to whoever starts Scoresheet.',
      { cause: error },
    );
  }
}

function openFile(file: string): DestinationStream {
  makeFolder(dirname(file));
  if (existsSync(file) && statSync(file).size > MAX_FILE_BYTES) renameSync(file, `${file}.1`);
  // Synchronous: the last line before a crash is the one that is needed.
  return pino.destination({ dest: file, append: true, sync: true, mode: 0o600 });
}
