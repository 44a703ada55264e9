/** Counters that all processes share, one statement for each try. */
import { createHmac } from 'node:crypto';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import type { RateCounters, RateRule } from './rate-rule.js';

const PURPOSE = 'scoresheet rate counter 1';
/** Counters whose window is over are swept out after so many tries, and by whoever counts then. */
const SWEEP_EVERY = 500;
/** Some 40 MB. With more, those go that would be over first: no stranger fills the disk. */
export const MAX_COUNTERS = 200_000;

/** The clocks of two processes differ by less. */
const CLOCKS_DIFFER_BY = `interval '1 minute'`;
/** What ends later than a new one was left by a clock that has stepped back since. */
const OVER = `(known.until <= $3 or known.until > excluded.until + ${CLOCKS_DIFFER_BY})`;

const COUNT = `
  insert into scoresheet.rate_counter as known (key, count, until) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when ${OVER} then 1 else known.count + 1 end,
    until = case when ${OVER} then excluded.until else known.until end
  returning count, until`;
/** A turn is kept until `until`, and has come as soon as no more than the rule's window is left. */
const TURN = `
  insert into scoresheet.rate_counter as known (key, count, until) values ($1, 0, $2)
  on conflict (key) do update set
    count = case when known.until > $3 and known.until <= $4 then 1 else 0 end,
    until = case when known.until <= $4 or ${OVER} then excluded.until else known.until end
  returning count, until`;
const GIVE_BACK = `
  with last as (delete from scoresheet.rate_counter where key = $1 and count <= 1)
  update scoresheet.rate_counter set count = count - 1 where key = $1 and count > 1`;
const FORGET = `delete from scoresheet.rate_counter where key = $1`;
const SWEEP = `delete from scoresheet.rate_counter where until <= $1`;
const DROP_TOO_MANY = `
  delete from scoresheet.rate_counter where key in (
    select key from scoresheet.rate_counter order by until desc offset $1)`;

export interface PostgresRateCountersOptions {
  readonly rows: EntityManager;
  /** Names and addresses are kept as digests that nobody can make without it. */
  readonly keys: PurposeKeys;
  readonly now: Clock;
  /** `MAX_COUNTERS` where absent. */
  readonly atMost?: number;
}

interface Counted {
  readonly count: number;
  readonly until: Date;
}

export function postgresRateCounters(options: PostgresRateCountersOptions): RateCounters {
  const { rows, keys, now, atMost = MAX_COUNTERS } = options;
  const keyOf = ({ name }: RateRule, subject: string): string =>
    createHmac('sha256', keys.current(PURPOSE)).update(`${name}\n${subject}`).digest('hex');
  let untilSweep = SWEEP_EVERY;

  async function sweep(): Promise<void> {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    await rows.query(SWEEP, [new Date(now())]);
    await rows.query(DROP_TOO_MANY, [atMost]);
  }

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
    forget: (rule, subject) => rows.query(FORGET, [keyOf(rule, subject)]),
  };
}
