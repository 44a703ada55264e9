import { begin, oneOf, type Rules, type Step } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { seededChance } from '../chance/seeded-chance.js';
import { emberWords } from './ember-words.spec-kit.js';
import { wordProblems } from './raw-ids.js';
import { runScenarios } from './run-scenarios.js';
import type { ScenarioGame } from './scenario-game.js';

const imps = emberWords.decks?.['imps'] ?? [];

/** The problems of the first turn of Ember Field: playing one of the imps, or ending the turn. */
function problemsWith(
  phrases: ScenarioGame['phrases'],
  rules: Rules = emberWords.rules,
): readonly string[] {
  const seating = { seats: 2, decks: [[], imps, imps], options: {} };
  const { state } = begin(rules, seating, seededChance(1));
  const game = { ...emberWords, rules, phrases };
  return [...new Set(wordProblems(game, { rules, state }))];
}

const ENDS = { says: 'ends the turn', id: 'end' };

describe('wordProblems', () => {
  it('returns nothing if each phrase is in English', () => {
    expect(problemsWith(emberWords.phrases)).toEqual([]);
  });

  it('names an option that no phrase fits', () => {
    const [problem, ...others] = problemsWith([ENDS]);
    expect(problem).toMatch(/^'play \S+' has no words: give the decision 'main' a phrase for it$/);
    expect(others).toEqual([]);
  });

  it.each([
    ['playCard {card}', 'playCard'],
    ['plays {card} to field@1', 'field@1'],
    ['plays {card} with foe=none', 'foe=none'],
    ['plays {card} from c12', 'c12'],
    ['plays {card} from hand1-3', 'hand1-3'],
  ])('names the id in "%s"', (says, id) => {
    expect(problemsWith([ENDS, { says, id: 'play {card}' }])).toContainEqual(
      expect.stringMatching(new RegExp(` \\(main\\) says the id '${id}'$`)),
    );
  });

  it('names the id of the option itself', () => {
    const plays = emberWords.phrases.filter(({ id }) => id !== 'end');
    expect(problemsWith([...plays, { says: 'end', id: 'end' }])).toEqual([
      "'end' (main) says the id 'end'",
    ]);
  });

  it('names a part of the id with a hyphen', () => {
    const { rules } = emberWords;
    const main = { ...rules.steps['main'], options: () => oneOf('end-turn now') } as Step;
    const phrases = [{ says: 'wants the end-turn', id: 'end-turn now' }];
    expect(problemsWith(phrases, { ...rules, steps: { ...rules.steps, main } })).toEqual([
      "'wants the end-turn' (main) says the id 'end-turn'",
    ]);
  });
});

describe('a scenario that names an offer by its id', () => {
  const story = `scenario: The turn ends
given: { waiting for: main phase of south }
when: [south end]
then: { waiting for: main phase of north }`;

  it('fails with the words that players say', () => {
    expect(runScenarios(story, emberWords)[0]?.problems).toEqual([
      expect.stringContaining("nobody says 'end'"),
    ]);
  });

  it('fails with the option that has no words', () => {
    const phrases = emberWords.phrases.filter(({ id }) => id !== 'end');
    expect(runScenarios(story, { ...emberWords, phrases })[0]?.problems).toEqual([
      "'end' has no words: give the decision 'main' a phrase for it",
    ]);
  });
});
