/** Counters of this process alone: for what comes too often to ask a database each time. */
import type { Clock } from '../clock.js';
import type { RateCounters, RateRule } from './rate-rule.js';

/** Subjects that are remembered; with more, those that came first are forgotten. */
export const MAX_SUBJECTS = 10_000;

interface Counted {
  readonly tries: number;
  readonly untilMs: number;
}

export function memoryRateCounters(now: Clock): RateCounters {
  const counted = new Map<string, Counted>();
  const [current, remember] = [currentIn(counted, now), rememberIn(counted)];

  function countOne(rule: RateRule, subject: string): Counted {
    const key = keyOf(rule, subject);
    const { tries, untilMs } = current(key, rule.withinMs);
    const counted = { tries: tries + 1, untilMs };
    remember(key, counted);
    return counted;
  }

  return {
    count(rule, subject) {
      const { tries, untilMs } = countOne(rule, subject);
      return Promise.resolve(tries <= rule.atMost ? undefined : untilMs - now());
    },
    tally: (rule, subject) => Promise.resolve(countOne(rule, subject).tries),
    turn(rule, subject, everyMs) {
      const key = keyOf(rule, subject);
      const { untilMs } = current(key, rule.withinMs + everyMs);
      const waitMs = untilMs - rule.withinMs - now();
      const isTurn = waitMs <= 0;
      const nextMs = now() + everyMs + rule.withinMs;
      remember(key, { tries: 0, untilMs: isTurn ? nextMs : untilMs });
      return Promise.resolve(isTurn ? undefined : waitMs);
    },
    giveBack(rule, subject) {
      const key = keyOf(rule, subject);
      const { tries, untilMs } = current(key, rule.withinMs);
      if (tries > 0) counted.set(key, { tries: tries - 1, untilMs });
      return Promise.resolve();
    },
    forget(rule, subject) {
      counted.delete(keyOf(rule, subject));
      return Promise.resolve();
    },
  };
}

const currentIn =
  (counted: ReadonlyMap<string, Counted>, now: Clock) =>
  (key: string, withinMs: number): Counted => {
    const known = counted.get(key);
    const leftMs = known === undefined ? 0 : known.untilMs - now();
    // A window of which more than all is left, as after a clock stepped back, begins anew.
    const isCurrent = known !== undefined && leftMs > 0 && leftMs <= withinMs;
    return isCurrent ? known : { tries: 0, untilMs: now() + withinMs };
  };

const rememberIn =
  (counted: Map<string, Counted>) =>
  (key: string, entry: Counted): void => {
    counted.delete(key);
    const [oldest] = counted.keys();
    if (counted.size >= MAX_SUBJECTS && oldest !== undefined) counted.delete(oldest);
    counted.set(key, entry);
  };

const keyOf = ({ name }: RateRule, subject: string): string => `${name} ${subject}`;
