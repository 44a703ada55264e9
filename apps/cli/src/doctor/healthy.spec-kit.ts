/** A machine on which nothing is wrong, for specs that break one thing of it. */
import { readConfig } from '@scoresheet/services-runtime';
import type { Check, Examined } from './check.js';
import type { Finding } from './finding.js';
import type {
  DatabaseState,
  ListedRecords,
  Probes,
  ReadDatabase,
  ReaderPosition,
} from './probes.js';

export const CONFIG = readConfig({ SCORESHEET_DATA: '/data', SCORESHEET_BOT_MATCHES: '0' });

const GB = 1024 ** 3;

export const healthyProbes = (broken: Partial<Probes> = {}): Probes => ({
  nodeVersion: '20.19.0',
  settings: () => CONFIG,
  folder: async () => ({ is: 'there', writable: true, freeBytes: 10 * GB }),
  keyFile: async () => ({ is: 'there', mode: 0o600, holdsKey: true }),
  port: async () => 'nobody',
  readiness: async () => ({ ok: true, checks: {} }),
  database: async () => healthyDatabase(),
  ...broken,
});

export const reader = (changed: Partial<ReaderPosition> = {}): ReaderPosition => ({
  who: 'projector',
  topic: 'match.events',
  partition: 0,
  logId: 'log-1',
  next: 7,
  end: 7,
  ...changed,
});

/** Lists of a kind that are as the archive has them. */
export const listed = (changed: Partial<ListedRecords> = {}): ListedRecords => ({
  isCurrent: true,
  archived: 5,
  missing: 0,
  differing: 0,
  otherHead: 0,
  example: null,
  ...changed,
});

export const healthyDatabase = (changed: Partial<ReadDatabase> = {}): DatabaseState => ({
  is: 'there',
  logVersion: 1,
  knownLogVersion: 1,
  logId: 'log-1',
  pending: [],
  unknown: [],
  logProblem: undefined,
  formatFits: true,
  copyBegun: false,
  listed: { match: listed(), tournament: listed() },
  keyFits: true,
  takesUnproved: false,
  copies: undefined,
  readers: [reader()],
  suspended: { match: [], tournament: [] },
  stoppedWebhooks: [],
  webhookPorts: [],
  ...changed,
});

/** What a check finds on a machine that is healthy besides what is broken of it. */
export async function found(
  check: Check,
  { probes, ...rest }: Partial<Omit<Examined, 'probes'>> & { probes?: Partial<Probes> } = {},
): Promise<readonly Finding[]> {
  const examined = { config: CONFIG, database: healthyDatabase(), ...rest };
  return check({ ...examined, probes: healthyProbes(probes) });
}
