/** Counters that all processes share, one statement for each try. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import type { RateCounters, RateRule } from './rate-rule.js';

const KEY_LABEL = 'scoresheet rate counter 1';
const KEY_BYTES = 32;
/** Counters whose window is over are swept out after so many tries, and by whoever counts then. */
const SWEEP_EVERY = 500;

const COUNT = `
  insert into scoresheet.rate_counter as known (key, count, until) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when known.until <= $3 then 1 else known.count + 1 end,
    until = case when known.until <= $3 then excluded.until else known.until end
  returning count, until`;
const GIVE_BACK = `
  update scoresheet.rate_counter set count = count - 1 where key = $1 and count > 0`;
const FORGET = `delete from scoresheet.rate_counter where key = $1`;
const SWEEP = `delete from scoresheet.rate_counter where until <= $1`;

export interface PostgresRateCountersOptions {
  readonly rows: EntityManager;
  /** Names and addresses are kept as digests that nobody can make without it. */
  readonly installationKey: Uint8Array;
  readonly now: Clock;
}

export function postgresRateCounters(options: PostgresRateCountersOptions): RateCounters {
  const { rows, installationKey, now } = options;
  const secret = new Uint8Array(hkdfSync('sha256', installationKey, '', KEY_LABEL, KEY_BYTES));
  const keyOf = ({ name }: RateRule, subject: string): string =>
    createHmac('sha256', secret).update(`${name}\n${subject}`).digest('hex');
  let untilSweep = SWEEP_EVERY;

  async function sweep(): Promise<void> {
    untilSweep -= 1;
    if (untilSweep > 0) return;
    untilSweep = SWEEP_EVERY;
    await rows.query(SWEEP, [new Date(now())]);
  }

  return {
    async count(rule, subject) {
      await sweep();
      const at = now();
      const times = [new Date(at + rule.withinMs), new Date(at)];
      const [counted] = await rows.query<{ count: number; until: Date }[]>(COUNT, [
        ...[keyOf(rule, subject), ...times],
      ]);
      if (counted === undefined || counted.count <= rule.atMost) return undefined;
      return Math.max(counted.until.getTime() - at, 1);
    },
    giveBack: (rule, subject) => rows.query(GIVE_BACK, [keyOf(rule, subject)]),
    forget: (rule, subject) => rows.query(FORGET, [keyOf(rule, subject)]),
  };
}
