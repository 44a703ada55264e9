/**
 * Whatever a game offers has words in its scenarios, and can be said back in them, so that a judge can
 * tell any answer: a game's `said-back.spec.ts` calls this.
 */
import type { Json, Rules, Seating } from '@scoresheet/rules-engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededNumbers } from '../chance/seeded-chance.js';
import { wordProblems } from '../scenario/raw-ids.js';
import { saidBackProblems } from '../scenario/said-back.js';
import type { ScenarioGame } from '../scenario/scenario-game.js';
import { randomWalk } from '../walk/random-walk.js';

const GAMES = 24;
const MAX_ACTIONS = 160;
/** Every so many actions all that is offered is said back. */
const EVERY = 3;
const ENOUGH_MS = 300_000;
const MOST_SHOWN = 12;

/** Ready decks and, every other time, decks of all cards, trial cards among them; any options. */
function seatingOf({ rules, decks = {} }: ScenarioGame, seed: number): Seating {
  const below = seededNumbers(seed);
  const ready = Object.values(decks);
  const codes = Object.keys(rules.faces);
  const most = Math.min(rules.maxSeats, rules.minSeats + 2);
  const seats = rules.minSeats + (seed % (most - rules.minSeats + 1));
  const mixed = (): readonly string[] => {
    const like = ready[below(ready.length)] ?? [];
    const typeOf = (code: string): string | undefined => rules.faces[code]?.type;
    return like.map((code) => {
      const others = codes.filter((other) => typeOf(other) === typeOf(code));
      return others[below(others.length)] ?? code;
    });
  };
  const deck = (): readonly string[] =>
    seed % 2 === 0 ? mixed() : (ready[below(ready.length)] ?? []);
  return {
    seats,
    decks: [[], ...Array.from({ length: seats }, deck)],
    options: optionsOf(rules, below),
  };
}

const optionsOf = (rules: Rules, below: (count: number) => number): { [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(rules.options).map(([name, values]) => [
      name,
      values[below(values.length)] as Json,
    ]),
  );

interface Found {
  readonly tables: number;
  readonly misunderstood: readonly string[];
  readonly unsaid: readonly string[];
}

function walked(game: ScenarioGame): Found {
  const [misunderstood, unsaid] = [new Set<string>(), new Set<string>()];
  let tables = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const below = seededNumbers(-seed);
    randomWalk({
      rules: game.rules,
      seating: seatingOf(game, seed),
      seed,
      maxActions: MAX_ACTIONS,
      shows: (number) => number % EVERY === 0,
      onStep({ rules, after }) {
        if (after.outcome) return;
        tables += 1;
        const reading = { rules, state: after };
        const wordless = wordProblems(game, reading);
        for (const each of wordless) unsaid.add(each);
        if (wordless.length > 0) return;
        for (const each of saidBackProblems(game, reading, below)) misunderstood.add(each);
      },
    });
  }
  return { tables, misunderstood: [...misunderstood], unsaid: [...unsaid] };
}

export function saidBackSuite(name: string, game: ScenarioGame): void {
  describe(`Whatever is offered in ${name}`, () => {
    let found: Found;

    beforeAll(() => {
      found = walked(game);
      expect(found.tables).toBeGreaterThan(GAMES);
    }, ENOUGH_MS);

    it('has words of its own, and no id among them', () => {
      expect(found.unsaid.slice(0, MOST_SHOWN)).toEqual([]);
    });

    it('can be said back, in any order of a set', () => {
      expect(found.misunderstood.slice(0, MOST_SHOWN)).toEqual([]);
    });
  });
}
