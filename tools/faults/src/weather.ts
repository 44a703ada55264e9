/** What a seed makes of the world: which faults, how often, and for how long. */
import {
  NO_FAULTS,
  type FaultRates,
  type FaultTally,
  type MortalProcess,
  type Random,
  type VirtualTime,
} from '@scoresheet/event-log-faulty';

/** How long things go wrong. Afterwards everything works, and everybody has to come to an end. */
const STORM_MS = 30_000;
const LONGEST_PAUSE_MS = 20_000;
const RATES = [0, 0.03, 0.1, 0.3];
const DELAYS_MS = [0, 3, 40, 400];
/** Mean time between two blows to a process. */
const BLOWS_MS = [1_000, 4_000, 15_000];

export interface Weather {
  readonly rates: () => FaultRates;
  readonly isStormy: boolean;
  /** Kills and pauses until the storm is over, then wakes whoever stands still. */
  storm(victims: () => readonly MortalProcess[], forMs?: number): Promise<void>;
}

export function weatherFrom(random: Random, time: VirtualTime, tally: FaultTally): Weather {
  const stormy: FaultRates = {
    duplicate: random.pick(RATES),
    reorder: random.pick(RATES),
    lostAcknowledgement: random.pick(RATES),
    lostBatch: random.pick(RATES),
    truncatedTail: random.pick(RATES),
    noAnswer: random.pick(RATES),
    delayMs: random.pick(DELAYS_MS),
  };
  const everyMs = random.pick(BLOWS_MS);
  const deaths = random.next();
  let rates = stormy;

  function strike(victim: MortalProcess): void {
    if (random.chance(deaths)) {
      tally.death += 1;
      victim.kill();
      return;
    }
    tally.pause += 1;
    victim.pause();
    void time.sleep(random.below(LONGEST_PAUSE_MS)).then(() => victim.wake());
  }

  return {
    rates: () => rates,
    get isStormy() {
      return rates === stormy;
    },
    async storm(victims, forMs = STORM_MS) {
      while (rates === stormy && time.nowMs < forMs) {
        await time.sleep(random.below(2 * everyMs));
        const alive = victims().filter(({ isDead }) => !isDead);
        if (rates === stormy && alive.length > 0) strike(random.pick(alive));
      }
      rates = NO_FAULTS;
      for (const victim of victims()) victim.wake();
    },
  };
}
