/** The two logs of a copy: in the installation's database, and on Kafka. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Config } from '@scoresheet/services-runtime';
import { settingsOf } from '../server/settings.js';

export const LOG_KINDS = ['database', 'kafka'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

export interface LogSides {
  readonly config: Config;
  readonly from: Config['eventLog'];
  readonly to: Config['eventLog'];
}

const PARTITIONS_IN_DATABASE = 4;

/**
 * `SCORESHEET_PARTITIONS` is of the log to copy to; the one to copy from has as many as its kind
 * has by default, unless it is said otherwise.
 */
export function logSides(env: Environment, to: LogKind, fromPartitions?: number): LogSides {
  const { SCORESHEET_PARTITIONS: wished, DATABASE_URL, ...others } = env;
  const isEmbedded = env['SCORESHEET_LOG'] === 'embedded';
  const base = withoutUndefined<Record<string, string>>({
    ...others,
    SCORESHEET_LOG: 'kafka', // whose settings are needed on one of the sides
    DATABASE_URL: isEmbedded ? undefined : DATABASE_URL,
  });
  const partitionsOf = (side: 'from' | 'to'): string | undefined =>
    side === 'to' ? wished : fromPartitions?.toString();
  const kafkaAs = (side: 'from' | 'to') => {
    const partitions = partitionsOf(side);
    const count = partitions === undefined ? {} : { SCORESHEET_PARTITIONS: partitions };
    return settingsOf({ ...base, ...count }).eventLog;
  };
  const databaseAs = (side: 'from' | 'to'): Config['eventLog'] => ({
    kind: 'database',
    partitions: Number(partitionsOf(side) ?? PARTITIONS_IN_DATABASE),
  });
  return {
    config: settingsOf(base),
    from: to === 'kafka' ? databaseAs('from') : kafkaAs('from'),
    to: to === 'kafka' ? kafkaAs('to') : databaseAs('to'),
  };
}
