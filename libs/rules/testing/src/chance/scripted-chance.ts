/** Chance that a spec writes down: each outcome is asked for in turn, and all must be used. */
import { invariant, type Chance } from '@scoresheet/rules-engine';

type ScriptedOutcome =
  /** The order in which the cards come to lie, bottom first, as former indexes. */
  | { readonly shuffle: readonly number[] | 'as it lies' }
  | { readonly roll: number }
  /** An index from 0. */
  | { readonly pick: number };

interface ScriptedChance extends Chance {
  /** Throws where an outcome was not asked for. */
  assertUsedUp(): void;
}

export function scriptedChance(...outcomes: readonly ScriptedOutcome[]): ScriptedChance {
  let next = 0;
  const take = (asked: string): ScriptedOutcome => {
    const outcome = outcomes[next];
    invariant(outcome, `the script has ${outcomes.length} outcomes; one more is asked: ${asked}`);
    next += 1;
    return outcome;
  };
  const misfit = (outcome: ScriptedOutcome, asked: string): never => {
    throw new Error(`outcome ${next} of the script is ${JSON.stringify(outcome)}, asked: ${asked}`);
  };
  return {
    shuffle(size, _draw, at) {
      const asked = `a shuffle of ${size} cards${at ? ` at ${at}` : ''}`;
      const outcome = take(asked);
      if (!('shuffle' in outcome)) return misfit(outcome, asked);
      if (outcome.shuffle !== 'as it lies') return outcome.shuffle;
      return Array.from({ length: size }, (_, index) => index);
    },
    roll(sides) {
      const asked = `a roll of a die with ${sides} sides`;
      const outcome = take(asked);
      return 'roll' in outcome ? outcome.roll : misfit(outcome, asked);
    },
    pick(of) {
      const asked = `a pick of one in ${of}`;
      const outcome = take(asked);
      return 'pick' in outcome ? outcome.pick : misfit(outcome, asked);
    },
    assertUsedUp() {
      const unused = JSON.stringify(outcomes.slice(next));
      invariant(next === outcomes.length, `the script says more than was asked for: ${unused}`);
    },
  };
}
