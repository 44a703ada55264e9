/** Open matches as all processes count them together. */
import { createHmac } from 'node:crypto';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import {
  COUNTED_FOR_MS,
  type NewMatch,
  type OpenMatches,
  type OpenMatchLimits,
  type TooManyOpen,
} from './open-matches.js';

const PURPOSE = 'scoresheet open match 1';
/** Matches that are counted no longer are swept out after so many new ones. */
const SWEEP_EVERY = 500;

/** Whoever tells of a match again moves its time: so who told of it first notices. */
const COUNT = `
  insert into scoresheet.open_match as known (record, account, address, opened_at)
  values ($1, $2, $3, $4)
  on conflict (record) do update set
    opened_at = greatest(known.opened_at + interval '1 millisecond', excluded.opened_at)
  returning opened_at as at, xmax = 0 as "isNew"`;
const OPEN_OF = (column: 'account' | 'address') => `
  select count(*)::int as count, min(opened_at) as oldest
  from scoresheet.open_match where ${column} = $1 and opened_at > $2`;
const UNDO = 'delete from scoresheet.open_match where record = $1 and opened_at = $2';
const LET_GO = 'delete from scoresheet.open_match where record = any($1)';
const SWEEP = 'delete from scoresheet.open_match where opened_at <= $1';

export interface PostgresOpenMatchesOptions {
  readonly rows: EntityManager;
  /** Accounts and addresses are kept as digests that nobody can make without it. */
  readonly keys: PurposeKeys;
  readonly now: Clock;
}

interface Told {
  readonly at: Date;
  readonly isNew: boolean;
}

interface Open {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Sweeps out what is too old, now and then. */
function broom(rows: EntityManager): (before: Date) => Promise<void> {
  let untilSweep = SWEEP_EVERY;
  return async (before) => {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    await rows.query(SWEEP, [before]);
  };
}

export function postgresOpenMatches(options: PostgresOpenMatchesOptions): OpenMatches {
  const { rows, keys, now } = options;
  const digestOf = (subject: string): string =>
    createHmac('sha256', keys.current(PURPOSE)).update(subject).digest('hex');
  const sweep = broom(rows);

  async function told({ record, account, address }: NewMatch): Promise<Told> {
    await sweep(new Date(now() - COUNTED_FOR_MS));
    const subjects = [digestOf(account), digestOf(address)];
    const [row] = await rows.query<Told[]>(COUNT, [record, ...subjects, new Date(now())]);
    if (row === undefined) throw new Error('an upsert gives a row');
    return row;
  }

  async function tooManyWith(
    match: NewMatch,
    limits: OpenMatchLimits,
  ): Promise<TooManyOpen | undefined> {
    const most = { account: limits.ofAccount, address: limits.fromAddress };
    for (const kind of ['account', 'address'] as const) {
      const asked = [digestOf(match[kind]), new Date(now() - COUNTED_FOR_MS)];
      const [open] = await rows.query<Open[]>(OPEN_OF(kind), asked);
      if (open === undefined || open.count <= most[kind]) continue;
      return { of: kind, oldestForMs: now() - (open.oldest?.getTime() ?? now()) };
    }
    return undefined;
  }

  return {
    async count(match, limits) {
      const { isNew, at } = await told(match);
      return {
        tooMany: await tooManyWith(match, limits),
        async undo() {
          if (isNew) await rows.query(UNDO, [match.record, at]);
        },
      };
    },
    letGo: (records) => rows.query(LET_GO, [records]),
  };
}
