/** The order in which a legal set is named never matters, in any game. */
import { decide, decisions, same, type Choice, type Options } from '@scoresheet/rules-engine';
import { randomWalk, seededChance, type WalkStep } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { WALKED_GAMES } from './walked-games.js';

const WALKS = 12;
const ACTIONS = 250;
/** Answers to one decision that are named otherwise. */
const ANSWERS_TRIED = 4;
/** So many sets are met in the walks of a game, else the walks show nothing. */
const SETS_MET = 20;

/** The same answers with all their sets named from the end; none where they name no set of two. */
function namedBackwards(options: Options): readonly (readonly [Choice, Choice])[] {
  if (options.pick === 'some') {
    if (options.ordered || options.max < 2) return [];
    const ids = options.from.slice(0, options.max).map(({ id }) => id);
    return [[ids, ids.toReversed()]];
  }
  if (options.pick !== 'one') return [];
  return options.from
    .map(({ id }) => [id, lineBackwards(id, options.anyOrder ?? {})] as const)
    .filter(([id, backwards]) => id !== backwards)
    .slice(-ANSWERS_TRIED);
}

function lineBackwards(line: string, anyOrder: { readonly [verb: string]: number }): string {
  const [verb = '', ...words] = line.split(' ');
  const together = anyOrder[verb];
  if (together !== undefined) {
    const parts = Array.from({ length: words.length / together }, (_, index) =>
      words.slice(index * together, (index + 1) * together).join(' '),
    );
    return [verb, ...parts.toReversed()].join(' ');
  }
  return [verb, ...words]
    .map((word) => {
      const start = word.indexOf('=') + 1;
      return word.slice(0, start) + word.slice(start).split(',').toReversed().join(',');
    })
    .join(' ');
}

/** What comes of the two namings, each on the table as it is. */
function outcomes(
  step: WalkStep,
): readonly { readonly tried: unknown; readonly isSame: boolean }[] {
  const { rules, after: state, seed } = step;
  return decisions({ rules, state }).flatMap(({ id, seat, options }) =>
    namedBackwards(options).map((choices) => {
      const [one, other] = choices.map((choice) =>
        decide({ rules, state }, { seat, decision: id, choice }, seededChance(seed)),
      );
      const isSame = !!one && 'facts' in one && same(one, other);
      return { tried: { seed, number: step.number, choices }, isSame };
    }),
  );
}

describe.each(Object.entries(WALKED_GAMES))(
  'A set that is named from its end, in %s',
  (_, game) => {
    it('is the same choice', () => {
      const met = Array.from({ length: WALKS }, (_, index) => index + 1).flatMap((seed) => {
        const found: ReturnType<typeof outcomes>[number][] = [];
        const seating = game.tableOf(seed);
        randomWalk({
          rules: game.rules,
          seating,
          seed,
          maxActions: ACTIONS,
          onStep: (step) => found.push(...outcomes(step)),
        });
        return found;
      });
      expect(met.filter(({ isSame }) => !isSame)).toEqual([]);
      expect(met.length).toBeGreaterThan(SETS_MET);
    });
  },
);
