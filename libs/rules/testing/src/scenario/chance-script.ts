/** What a scenario says about chance, in words, answered to the rules in the order of the list. */
import type { Chance, Place, State } from '@scoresheet/rules-engine';
import { seededChance } from '../chance/seeded-chance.js';
import { asWords, asList } from './document.js';
import { printedName } from './names.js';
import type { ScenarioGame } from './scenario-game.js';

export interface ChanceScript extends Chance {
  readonly left: readonly unknown[];
  add(said: readonly unknown[]): void;
}

/** The seed under `chance: any`, where it does not matter what comes. */
const ANY = 1;

/** `state` gives the table of now, for the names in a shuffled pile. */
export function chanceScript(game: ScenarioGame, said: unknown, state: () => State): ChanceScript {
  const left = said === 'any' ? [] : [...asList(said)];
  const any = said === 'any' ? seededChance(ANY) : undefined;
  const next = (what: string, like: string): unknown => {
    demand(
      left.length > 0,
      `chance was asked for ${what}, and the scenario does not say what comes: add ` +
        `chance: [${like}] to it or to the line, or chance: any where it does not matter`,
    );
    return left.shift();
  };
  return {
    left,
    add: (more) => void left.push(...more),
    shuffle(size, draw, at) {
      if (any && left.length === 0) return any.shuffle(size, draw);
      return orderSaid(
        game,
        state(),
        next(`a shuffle of ${size} at ${at}`, 'deck stays as it lies'),
        at ?? '',
      );
    },
    roll: (sides, draw) =>
      any && left.length === 0
        ? any.roll(sides, draw)
        : numberSaid(next(`a die of ${sides}`, 'die 4'), /^die (\d+)$/, "'die 4'"),
    pick: (of, draw) =>
      any && left.length === 0
        ? any.pick(of, draw)
        : numberSaid(next(`one of ${of}`, 'pick 2'), /^pick (\d+)$/, "'pick 2'") - 1,
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
