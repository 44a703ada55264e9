/** Open matches as all processes count them together. */
import { createHmac } from 'node:crypto';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import { COUNTED_FOR_MS, type NewMatch, type OpenMatches } from './open-matches.js';

const PURPOSE = 'scoresheet open match 1';
/** Matches that are counted no longer are swept out after so many new ones. */
const SWEEP_EVERY = 500;

const COUNT = `
  insert into scoresheet.open_match (record, account, address, opened_at)
  values ($1, $2, $3, $4) on conflict (record) do nothing returning record`;
const OPEN_OF = (column: 'account' | 'address') => `
  select count(*)::int as count, min(opened_at) as oldest
  from scoresheet.open_match where ${column} = $1 and opened_at > $2`;
const LET_GO = 'delete from scoresheet.open_match where record = any($1)';
const SWEEP = 'delete from scoresheet.open_match where opened_at <= $1';

export interface PostgresOpenMatchesOptions {
  readonly rows: EntityManager;
  /** Accounts and addresses are kept as digests that nobody can make without it. */
  readonly keys: PurposeKeys;
  readonly now: Clock;
}

interface Open {
  readonly count: number;
  readonly oldest: Date | null;
}

export function postgresOpenMatches(options: PostgresOpenMatchesOptions): OpenMatches {
  const { rows, keys, now } = options;
  const digestOf = (subject: string): string =>
    createHmac('sha256', keys.current(PURPOSE)).update(subject).digest('hex');
  let untilSweep = SWEEP_EVERY;

  async function insert({ record, account, address }: NewMatch): Promise<boolean> {
    untilSweep -= 1;
    if (untilSweep <= 0) {
      untilSweep = SWEEP_EVERY;
      await rows.query(SWEEP, [new Date(now() - COUNTED_FOR_MS)]);
    }
    const subjects = [digestOf(account), digestOf(address)];
    const found = await rows.query<object[]>(COUNT, [record, ...subjects, new Date(now())]);
    return found.length > 0;
  }

  return {
    async count(match, limits) {
      if (!(await insert(match))) return undefined;
      const most = { account: limits.ofAccount, address: limits.fromAddress };
      for (const kind of ['account', 'address'] as const) {
        const asked = [digestOf(match[kind]), new Date(now() - COUNTED_FOR_MS)];
        const [open] = await rows.query<Open[]>(OPEN_OF(kind), asked);
        if (open === undefined || open.count <= most[kind]) continue;
        return { of: kind, oldestForMs: now() - (open.oldest?.getTime() ?? now()) };
      }
      return undefined;
    },
    letGo: (records) => rows.query(LET_GO, [records]),
  };
}
