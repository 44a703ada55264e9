/**
 * The log of what the services do, as JSON lines for machines. No secret reaches it: what could
 * hold one is blacked out by its name, wherever it stands in what is logged.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { LogFile } from './own-log/log-file.js';
import { LogPace } from './own-log/log-pace.js';
import { shortLine } from './own-log/short-line.js';

export type { Logger } from 'pino';

const SECRETS = [
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
  'authorization',
  'cookie',
  'deck',
  'hand',
  'choice',
  'parts',
  'facts',
  'house',
  'variables',
  'query',
  'parameters',
  'detail',
  'value',
  'bytes',
];

/** The redaction takes no "anywhere below", so each depth is named: a log line is never deep. */
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];

/** The log's file cannot be written. The message says what to do. */
export class LogUnusable extends Error {
  override readonly name = 'LogUnusable';
}

/** Why a line is not in the log: the disk is full, or others like it were there already. */
type DropReason = 'not-writable' | 'too-many';

interface OwnLogOptions {
  /** Stands in every line: several processes may write to one place. */
  readonly service?: string;
  /** Told the level of every line that is written. */
  readonly onLine?: (level: string) => void;
  /** Told of every line that is not. */
  readonly onDropped?: (reason: DropReason) => void;
  /** The clock by which lines are held to a pace: any that never falls. */
  readonly nowMs?: () => number;
}

/** A logger to a file (a path) or to a stream; logging never throws. Throws `LogUnusable`. */
export function createLogger(
  level: string,
  to: string | DestinationStream,
  { service, onLine, onDropped, nowMs }: OwnLogOptions = {},
): Logger {
  const stream = typeof to === 'string' ? fileStream(to, onDropped) : to;
  return pino(
    {
      level,
      base: withoutUndefined({ pid: process.pid, service }),
      mixin(_line, number) {
        onLine?.(pino.levels.labels[number] ?? 'unknown');
        return {};
      },
      hooks: { logMethod: paced({ onDropped, nowMs }), streamWrite: shortLine },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => `${depth}${name}`)),
        censor: '[withheld]',
      },
    },
    stream,
  );
}

type Paced = { readonly [name in 'onDropped' | 'nowMs']: OwnLogOptions[name] | undefined };
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * Holds lines to the pace of the log. Whoever asks for details gets them all, in files of a bounded
 * size, and the last words of a process are never left out.
 */
function paced({ onDropped, nowMs }: Paced): LogMethod {
  const pace = new LogPace(nowMs);
  const { info, fatal } = pino.levels.values;
  return function (args, method, level) {
    const isPaced = level >= Number(info) && level < Number(fatal);
    if (isPaced && !pace.allows(wordsOf(args))) return onDropped?.('too-many');
    method.apply(this, args);
    for (const { cause, lines } of pace.takeLeftOut()) {
      this.warn({ cause, lines }, 'lines like one another were left out');
    }
  };
}

function wordsOf([first, second]: readonly unknown[]): string {
  if (typeof second === 'string') return second;
  if (typeof first === 'string') return first;
  const { msg, err } = (first ?? {}) as { msg?: unknown; err?: { message?: unknown } };
  return String(msg ?? err?.message ?? '');
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

function fileStream(file: string, onDropped: OwnLogOptions['onDropped']): DestinationStream {
  try {
    return new LogFile(file, { onDropped: () => onDropped?.('not-writable') });
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
