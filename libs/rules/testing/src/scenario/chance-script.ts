/** What a scenario says about chance, in words, answered to the rules in the order of the list. */
import type { Chance, Place, State } from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import { asWords, asList } from './words.js';
import { printedName } from './names.js';
import type { ScenarioGame } from './scenario-game.js';

export interface ChanceScript extends Chance {
  readonly left: readonly unknown[];
  /** Every answer that chance has given, in order: what is played again is given the same. */
  readonly given: readonly ChanceGiven[];
  /** What chance says while `work` goes on: a list, or `any` once all that is left is used up. */
  during<T>(said: unknown, work: () => T): T;
}

export type ChanceGiven =
  | { readonly shuffle: readonly number[] }
  | { readonly roll: number }
  | { readonly pick: number };

/** The word where it does not matter what comes; it comes of this seed. */
const ANY = 'any';
const SEED = 1;

/** `state` gives the table of now, for the names in a shuffled pile. */
export function chanceScript(game: ScenarioGame, said: unknown, state: () => State): ChanceScript {
  const left = said === ANY ? [] : [...asList(said)];
  const given: ChanceGiven[] = [];
  const anything = seededChance(SEED);
  let any = said === ANY;
  const next = (what: string, like: string): unknown => {
    demand(
      left.length > 0,
      `chance was asked for ${what}, and the scenario does not say what comes: add ` +
        `chance: [${like}] to it or to the line, or chance: any where it does not matter`,
    );
    return left.shift();
  };
  const isAny = (): boolean => any && left.length === 0;
  return {
    left,
    given,
    during(more, work) {
      const before = any;
      if (more === ANY) any = true;
      else left.push(...asList(more));
      try {
        return work();
      } finally {
        any = before;
      }
    },
    shuffle(size, draw, at) {
      const like = 'deck stays as it lies';
      const order = isAny()
        ? anything.shuffle(size, draw)
        : orderSaid(game, state(), next(`a shuffle of ${size} at ${at}`, like), at ?? '');
      given.push({ shuffle: order });
      return order;
    },
    roll(sides, draw) {
      const roll = isAny()
        ? anything.roll(sides, draw)
        : numberSaid(next(`a die of ${sides}`, 'die 4'), /^die (\d+)$/, "'die 4'");
      given.push({ roll });
      return roll;
    },
    pick(of, draw) {
      const pick = isAny()
        ? anything.pick(of, draw)
        : numberSaid(next(`one of ${of}`, 'pick 2'), /^pick (\d+)$/, "'pick 2'") - 1;
      given.push({ pick });
      return pick;
    },
  };
}

/** Chance that answers as it once did, for whoever plays the same again. */
export function chanceAgain(given: readonly ChanceGiven[]): Chance {
  const left = [...given];
  const next = <T>(read: (one: ChanceGiven) => T | undefined): T => {
    const found = left.shift();
    const value = found && read(found);
    demand(value !== undefined, 'chance is asked for something else than before');
    return value;
  };
  return {
    shuffle: () => next((one) => ('shuffle' in one ? one.shuffle : undefined)),
    roll: () => next((one) => ('roll' in one ? one.roll : undefined)),
    pick: () => next((one) => ('pick' in one ? one.pick : undefined)),
  };
}

function numberSaid(said: unknown, pattern: RegExp, like: string): number {
  const found = pattern.exec(String(said));
  demand(found, `here chance is said like ${like}, not '${String(said)}'`);
  return Number(found[1]);
}

/** The cards named come to lie on top, in this order; the others stay as they lie, below. */
function orderSaid(game: ScenarioGame, state: State, said: unknown, at: Place): readonly number[] {
  const pile = state.places[at] ?? [];
  const order = pile.map((_, index) => index);
  const top: number[] = [];
  for (const name of namesSaid(said)) {
    const found = order.findLastIndex(
      (index) => printedName(game, state.cards[pile[index] ?? '']?.face ?? '') === name,
    );
    demand(found >= 0, `no '${name}' (left) at ${at} to be shuffled to the top`);
    top.unshift(...order.splice(found, 1));
  }
  return [...order, ...top];
}

function namesSaid(said: unknown): readonly string[] {
  if (typeof said === 'object') return asList(asWords(said, 'chance')['comes as']).map(String);
  const text = String(said);
  if (/\bstays as it lies$/.test(text)) return [];
  const found = /\bcomes as \[(.*)\]$/.exec(text);
  const like = "'deck comes as [A, B]' or 'deck stays as it lies'";
  demand(found, `a shuffle is said like ${like}, not '${text}'`);
  return (found[1] ?? '').split(',').map((name) => name.trim());
}

/** What the scenario has to say; a slip of its writer, and no bug. */
function demand(holds: unknown, says: string): asserts holds {
  if (!holds) throw new Error(says);
}
