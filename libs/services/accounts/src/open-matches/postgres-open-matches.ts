/** Open matches as all processes count them together. */
import { createHmac } from 'node:crypto';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { In, LessThanOrEqual, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Clock } from '../clock.js';
import { OpenMatchEntity } from '../store/open-match.entity.js';
import { COUNT, type CountedRow } from '../store/open-match.sql.js';
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

interface PostgresOpenMatchesOptions {
  readonly rows: EntityManager;
  /** Accounts and addresses are kept as digests that nobody can make without it. */
  readonly keys: PurposeKeys;
  readonly now: Clock;
}

interface Open {
  readonly count: number;
  readonly oldest: Date | null;
}

const openAmong = (
  rows: EntityManager,
  where: FindOptionsWhere<OpenMatchEntity>,
): Promise<Open | undefined> =>
  rows
    .createQueryBuilder(OpenMatchEntity, 'open')
    .select('count(*)::integer', 'count')
    .addSelect('min(open.openedAt)', 'oldest')
    .where(where)
    .getRawOne<Open>();

/** Sweeps out what is too old, now and then. */
function broom(rows: EntityManager): (before: Date) => Promise<void> {
  let untilSweep = SWEEP_EVERY;
  return async (before) => {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    await rows.delete(OpenMatchEntity, { openedAt: LessThanOrEqual(before) });
  };
}

export function postgresOpenMatches(options: PostgresOpenMatchesOptions): OpenMatches {
  const { rows, keys, now } = options;
  const digestOf = (subject: string): string =>
    createHmac('sha256', keys.current(PURPOSE)).update(subject).digest('hex');
  const sweep = broom(rows);

  async function told({ record, account, address }: NewMatch): Promise<CountedRow> {
    await sweep(new Date(now() - COUNTED_FOR_MS));
    const subjects = [digestOf(account), digestOf(address)];
    const [row] = await rows.query<CountedRow[]>(COUNT, [record, ...subjects, new Date(now())]);
    if (row === undefined) throw new Error('an upsert gives a row');
    return row;
  }

  async function tooManyWith(
    match: NewMatch,
    limits: OpenMatchLimits,
  ): Promise<TooManyOpen | undefined> {
    const most = { account: limits.ofAccount, address: limits.fromAddress };
    for (const kind of ['account', 'address'] as const) {
      const counted = { openedAt: MoreThan(new Date(now() - COUNTED_FOR_MS)) };
      const open = await openAmong(rows, { ...counted, [kind]: digestOf(match[kind]) });
      if (open === undefined || open.count <= most[kind]) continue;
      return { of: kind, oldestForMs: now() - (open.oldest?.getTime() ?? now()) };
    }
    return undefined;
  }

  return {
    async count(match, limits) {
      const { isNew, openedAt } = await told(match);
      return {
        tooMany: await tooManyWith(match, limits),
        async undo() {
          if (isNew) await rows.delete(OpenMatchEntity, { record: match.record, openedAt });
        },
      };
    },
    async letGo(records) {
      await rows.delete(OpenMatchEntity, { record: In([...records]) });
    },
  };
}
