/**
 * What a person may set, from the environment, checked once at start: every problem is told at
 * once, and a name that means nothing is a problem too, because a typing error would be silent.
 */
import { resolve } from 'node:path';
import { z } from 'zod';

const PREFIX = 'SCORESHEET_';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const MAX_PORT = 65_535;
const MAX_BOT_MATCHES = 100;

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} is a whole number.`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `${name} is from ${least} to ${most}.`);

const settings = z.object({
  SCORESHEET_DATA: z.string().min(1, 'SCORESHEET_DATA is a folder.').default('.scoresheet'),
  SCORESHEET_HOST: z.string().min(1, 'SCORESHEET_HOST is an address.').default('127.0.0.1'),
  /** 0: any that is free. */
  SCORESHEET_PORT: wholeNumber('SCORESHEET_PORT', 0, MAX_PORT).default(4000),
  SCORESHEET_POSTGRES_PORT: wholeNumber('SCORESHEET_POSTGRES_PORT', 1, MAX_PORT).optional(),
  SCORESHEET_LOG: z
    .enum(['embedded', 'postgres'], 'SCORESHEET_LOG is "embedded" or "postgres".')
    .optional(),
  SCORESHEET_LOG_LEVEL: z
    .enum(LOG_LEVELS, `SCORESHEET_LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}.`)
    .default('info'),
  SCORESHEET_BOT_MATCHES: wholeNumber('SCORESHEET_BOT_MATCHES', 0, MAX_BOT_MATCHES).default(2),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/./, 'DATABASE_URL begins with "postgres://".')
    .optional(),
});

export interface Config {
  /** Absolute path of the folder that holds key, logs and, when embedded, the database. */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** How many matches bots play at any time, for somebody to watch. */
  readonly botMatches: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly database:
    | { readonly kind: 'embedded'; readonly port?: number }
    | { readonly kind: 'postgres'; readonly url: string };
}

/** The environment makes no sense. The message has one line for each problem, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((one) => `  - ${one}`).join('\n')}`);
  }
}

/** The settings of an environment. Throws `ConfigError`. An empty value counts as none. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const read = settings.safeParse(given);
  const problems = [
    ...unknownNames(given),
    ...(read.error?.issues ?? []).map(({ message }) => message),
  ];
  if (given['SCORESHEET_LOG'] === 'postgres' && given['DATABASE_URL'] === undefined) {
    problems.push('SCORESHEET_LOG=postgres needs DATABASE_URL, the address of that PostgreSQL.');
  }
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(read.data);
}

function toConfig(data: z.infer<typeof settings>): Config {
  return {
    dataFolder: resolve(data.SCORESHEET_DATA),
    host: data.SCORESHEET_HOST,
    port: data.SCORESHEET_PORT,
    botMatches: data.SCORESHEET_BOT_MATCHES,
    logLevel: data.SCORESHEET_LOG_LEVEL,
    database: databaseOf(data),
  };
}

// Who names a database means it; only an explicit "embedded" overrules that.
function databaseOf(data: z.infer<typeof settings>): Config['database'] {
  const { SCORESHEET_LOG: log, DATABASE_URL: url, SCORESHEET_POSTGRES_PORT: port } = data;
  if (log !== 'embedded' && url !== undefined) return { kind: 'postgres', url };
  return port === undefined ? { kind: 'embedded' } : { kind: 'embedded', port };
}

function unknownNames(given: Readonly<Record<string, unknown>>): readonly string[] {
  const known = Object.keys(settings.shape);
  return Object.keys(given)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name))
    .map((name) => `${name} is no setting. There are: ${known.join(', ')}.`);
}
