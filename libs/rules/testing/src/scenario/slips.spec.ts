/** Slips of somebody who writes scenarios: each message says what is wrong and what to do. */
import { describe, expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import { runScenarios } from './run-scenarios.js';

const GIVEN =
  'given: { waiting for: main phase of south, south: { hand: [spark], left: drummer } }';

function firstProblem(lines: string): string {
  const [result] = runScenarios(`scenario: A slip\n${lines}`, emberWords);
  return result?.problems[0] ?? 'nothing';
}

describe('A slip is told with what may have been meant', () => {
  it.each([
    ['a card', 'given: { south: { hand: [sprak] } }\nthen: []', /no card is called 'sprak'/],
    ['a place', `${GIVEN}\nthen: { south: { handd: empty } }`, /'handd' .*did you mean 'hand'/],
    ['a seat', 'given: { soth: { hand: 3 } }\nthen: []', /'soth' .*did you mean 'south'/],
    [
      'a situation',
      'given: { waiting for: main fase of south }\nthen: []',
      /not 'main fase of south'; did you mean 'main phase'/,
    ],
    [
      'the seat of a situation',
      'given: { waiting for: main phase of sout }\nthen: []',
      /did you mean 'south'/,
    ],
    [
      'what is said',
      `${GIVEN}\nwhen: [south pays spark]\nthen: []`,
      /nobody says 'pays spark'; players say: 'plays \{/,
    ],
    [
      'a card that is played',
      `${GIVEN}\nwhen: [south plays sparc]\nthen: []`,
      /nothing at the table is called 'sparc'; did you mean 'spark'/,
    ],
    [
      'a card that is a seat',
      `${GIVEN}\nwhen: [south plays north]\nthen: []`,
      /north is a seat, and something else is meant there/,
    ],
    [
      'a ready deck',
      'given: { decks: { south: impps } }\nthen: []',
      /no ready deck is called 'impps'; did you mean 'imps'/,
    ],
    [
      'how long a card gets something',
      'given: { south: { left: { card: plain, gets: { power: 2, until: turn } } } }\nthen: []',
      /'until' stands beside 'gets', not in it/,
    ],
    [
      'a seat that drops out where nobody goes on',
      `${GIVEN}\nwhen: [north leaves the game]\nthen: []`,
      /nobody goes on when a seat drops out; the match is over/,
    ],
    ['a part', 'givn: {}\nthen: []', /no part .* 'givn'; did you mean 'given'/],
    ['an option', 'given: { options: { juge: true } }\nthen: []', /no option is called 'juge'/],
    [
      'chance',
      'given: { decks: { south: imps } }\nthen: []',
      /add chance: \[deck stays as it lies\]/,
    ],
    ['an indentation', 'given:\n  turn: 3\n south: {}\nthen: []', /line 4, column 1/],
    [
      'a mark',
      'given: { south: { left: { card: plain, burned: 1 } } }\nthen: []',
      /did you mean 'burnt'/,
    ],
    ['a fact', `${GIVEN}\nthen: { facts: [enterd] }`, /no fact is called 'enterd'; .*'entered'/],
    [
      'a fact that is not to happen',
      `${GIVEN}\nthen: { no facts: [burned] }`,
      /no fact is called 'burned'/,
    ],
    [
      'a field of a fact',
      `${GIVEN}\nthen: { no facts: [{ entered: { crad: spark } }] }`,
      /the fact 'entered' has no 'crad'; did you mean 'card'/,
    ],
    [
      'the seat of a card',
      'given: { south: { left: { card: plain, owner: nroth } } }\nthen: []',
      /no seat is called 'nroth'; did you mean 'north'/,
    ],
    [
      'the seat of a deck',
      'given: { decks: { soth: imps } }\nthen: []',
      /no seat is called 'soth'; did you mean 'south'/,
    ],
    ['how often', `${GIVEN}\nwhen: [south ends the turn 0 times]\nthen: []`, /0 times/],
  ])('of %s', (_, lines, says) => {
    expect(firstProblem(lines)).toMatch(says);
  });
});

describe('What would be passed over in silence is told', () => {
  it.each([
    [
      'what is laid beside decks',
      'given: { decks: { south: imps }, south: { life: 3 } }\nthen: []',
      /with 'decks' the game lays the table: there is no 'south' in 'given'/,
    ],
    [
      'no number of seats',
      'given: { seats: two, waiting for: main phase of south }\nthen: []',
      /'seats' is a number from 2 to 2, not 'two'/,
    ],
    ['games of no series', `${GIVEN}\ngames: [{ when: [] }]\nthen: []`, /'games' .* 'series'/],
    [
      'variants of a series',
      `${GIVEN}\nseries: best of 3\ngames: [{}]\nvariants: []\nthen: []`,
      /'series' .* 'variants'/,
    ],
    [
      'a series of which nothing is expected',
      `${GIVEN}\nseries: best of 3\ngames: [{}]`,
      /'then' of a series says how it stands/,
    ],
  ])('%s', (_, lines, says) => {
    expect(firstProblem(lines)).toMatch(says);
  });
});

describe('A mistake in the rules', () => {
  it('is told with its place in the code', () => {
    const { rules } = emberWords;
    const broken = {
      ...emberWords,
      rules: {
        ...rules,
        refuse: () => {
          throw new TypeError('no such thing');
        },
      },
    };
    const text = `scenario: Broken\n${GIVEN}\nwhen: [north plays spark]\nthen: []`;
    expect(runScenarios(text, broken)[0]?.problems[0]).toMatch(
      /^the rules broke down, TypeError: no such thing, at .*slips\.spec\.ts/,
    );
  });
});
