/** Counters that all processes share, one statement for each try. */
import { createHmac } from 'node:crypto';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import { RateCounterEntity } from '../store/rate-counter.entity.js';
import { COUNT, GIVE_BACK, TURN } from '../store/rate-counter.sql.js';
import type { RateCounters, RateRule } from './rate-rule.js';

const PURPOSE = 'scoresheet rate counter 1';
/** Counters whose window is over are swept out after so many tries, and by whoever counts then. */
const SWEEP_EVERY = 500;
/** Some 40 MB. With more, those go that would be over first: no stranger fills the disk. */
const MAX_COUNTERS = 200_000;

interface PostgresRateCountersOptions {
  readonly rows: EntityManager;
  /** Names and addresses are kept as digests that nobody can make without it. */
  readonly keys: PurposeKeys;
  readonly now: Clock;
  /** `MAX_COUNTERS` where absent. */
  readonly atMost?: number;
}

type Counted = Pick<RateCounterEntity, 'count' | 'until'>;

/** Sweeps out what is over, and what is too much, now and then. */
function broom(options: PostgresRateCountersOptions): () => Promise<void> {
  const { rows, now, atMost = MAX_COUNTERS } = options;
  let untilSweep = SWEEP_EVERY;
  return async () => {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    await rows.delete(RateCounterEntity, { until: LessThanOrEqual(new Date(now())) });
    const counters = rows.createQueryBuilder(RateCounterEntity, 'counter').select('counter.key');
    const tooMany = counters.orderBy('counter.until', 'DESC').offset(atMost).getQuery();
    const remove = rows.createQueryBuilder().delete().from(RateCounterEntity);
    await remove.where(`key in (${tooMany})`).execute();
  };
}

export function postgresRateCounters(options: PostgresRateCountersOptions): RateCounters {
  const { rows, keys, now } = options;
  const keyOf = ({ name }: RateRule, subject: string): string =>
    createHmac('sha256', keys.current(PURPOSE)).update(`${name}\n${subject}`).digest('hex');
  const sweep = broom(options);

  async function changed(sql: string, key: string, timesMs: readonly number[]): Promise<Counted> {
    await sweep();
    const times = timesMs.map((ms) => new Date(ms));
    const [counted] = await rows.query<Counted[]>(sql, [key, ...times]);
    if (counted === undefined) throw new Error('an upsert gives a row');
    return counted;
  }

  const countOne = (rule: RateRule, subject: string, at: number): Promise<Counted> =>
    changed(COUNT, keyOf(rule, subject), [at + rule.withinMs, at]);

  return {
    async count(rule, subject) {
      const at = now();
      const { count, until } = await countOne(rule, subject, at);
      return count <= rule.atMost ? undefined : Math.max(until.getTime() - at, 1);
    },
    tally: async (rule, subject) => (await countOne(rule, subject, now())).count,
    async turn(rule, subject, everyMs) {
      const [at, { withinMs }] = [now(), rule];
      const times = [at + everyMs + withinMs, at, at + withinMs];
      const { count, until } = await changed(TURN, keyOf(rule, subject), times);
      return count === 1 ? undefined : Math.max(until.getTime() - withinMs - at, 1);
    },
    giveBack: (rule, subject) => rows.query(GIVE_BACK, [keyOf(rule, subject)]),
    async forget(rule, subject) {
      await rows.delete(RateCounterEntity, { key: keyOf(rule, subject) });
    },
  };
}
