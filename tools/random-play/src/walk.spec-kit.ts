import { describe, expect, it } from 'vitest';
import { emptyTally, neverPlayed, type Tally } from './tally.js';
import { walk } from './walk.js';
import type { WalkedGame } from './walked-game.js';

const ACTIONS = 100_000;
const SAMPLE_EVERY = 100;
/** As in the long walks: what goes wrong stays wrong, and is found at the end of its game at the latest. */
const COMPARE_EVERY = 32;

function walked(game: WalkedGame): Tally {
  const tally = emptyTally(1);
  const length = { actions: ACTIONS, sampleEvery: SAMPLE_EVERY, compareEvery: COMPARE_EVERY };
  for (const { actions } of walk(game, tally, length)) {
    if (actions > ACTIONS) break;
  }
  return tally;
}

/** Walks until so many actions are done; the folder of each game does so. */
export function itWalksFar(name: string, game: WalkedGame): void {
  describe(`100,000 random actions of ${name}`, () => {
    it(
      'keep the laws of every game, reach every card and every option, and every game ends',
      { timeout: 300_000 },
      () => {
        const tally = walked(game);
        expect(tally.actions).toBeGreaterThanOrEqual(ACTIONS);
        expect(tally.sampled).toBeGreaterThan(ACTIONS / SAMPLE_EVERY / 2);
        expect(neverPlayed(game, tally)).toEqual([]);
        expect(optionsTaken(game, tally.games)).toEqual(optionsSettled(game));
      },
    );
  });
}

/** What is left to a JUDGE has been named by the time a game begins. */
function optionsSettled({ rules }: WalkedGame): WalkedGame['rules']['options'] {
  const left = rules.leftToJudge ?? {};
  const settled = Object.entries(rules.options).map(([name, values]) => [
    name,
    values.filter((value) => value !== left[name]),
  ]);
  return Object.fromEntries(settled) as WalkedGame['rules']['options'];
}

/** By option the values that the tables of the first so many seeds take, in the ruleset's order. */
function optionsTaken(
  { rules, tableOf }: WalkedGame,
  games: number,
): WalkedGame['rules']['options'] {
  const tables = Array.from({ length: games }, (_, index) => tableOf(index + 1));
  const taken = (name: string, value: unknown): boolean =>
    tables.some(({ options }) => options[name] === value);
  return Object.fromEntries(
    Object.entries(rules.options).map(([name, values]) => [
      name,
      values.filter((value) => taken(name, value)),
    ]),
  );
}
