import { oneOf, type Step } from '@scoresheet/rules-engine';
import { expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import { runScenarios } from './run-scenarios.js';

function told(then: string, when = 'south plays spark, south chooses drummer'): readonly string[] {
  const text = `scenario: Two worlds
given:
  waiting for: main phase of south
  south: { hand: [spark, miser, plain] }
  north: { hand: [bell, gong], deck: [bell, 5 more], field: [plain, drummer] }
when: [${when}]
then:
  - ${then}`;
  const [result] = runScenarios(text, emberWords);
  return (result?.problems ?? []).map((says, index) => `${result?.lines?.[index]}: ${says}`);
}

it('A hand that nobody has shown looks like any other', () => {
  const other = '{ given: { north: { hand: [plain, plain], deck: [gong, 5 more] } } }';
  expect(told(`looks the same to south as: ${other}`)).toEqual([]);
  expect(told(`looks the same to everybody as: ${other}`)).toEqual([]);
  expect(told('looks the same to south as: { north: { hand: [plain, plain] } }')).toEqual([]);
});

it('Who sees the difference can tell, and where it is said', () => {
  const [own] = told('looks the same to north as: { north: { hand: [plain, plain] } }');
  expect(own).toMatch(
    /^8: north can tell the worlds apart from the beginning: the view, seats, 1,/,
  );
  expect(own).toMatch(/is "bell" here and "plain" there$/);
  const [count] = told('looks the same to south as: { north: { hand: [plain] } }');
  expect(count).toMatch(/south can tell .* zones, hand, count is 2 here and 1 there/);
});

it('What comes to light on the way is told with the line that shows it', () => {
  const [shown] = told(
    'looks the same to north as: { south: { hand: [spark, plain, plain] } }',
    'south plays miser, south gives away spark',
  );
  expect(shown).toMatch(
    /^8: north can tell .* after 'south plays miser': the facts, 0, face is "miser" here and "plain"/,
  );
});

it('What a seat is offered by what it may not know is told with the line that shows it', () => {
  const { rules } = emberWords;
  const options: Step['options'] = ({ state }, _, { seat }) =>
    oneOf(...(seat === 2 && state.cards['hand1-1']?.face === 'bell' ? [] : ['end']));
  const main = { ...rules.steps['main'], options } as Step;
  const game = { ...emberWords, rules: { ...rules, steps: { ...rules.steps, main } } };
  const [result] = runScenarios(
    `scenario: Two worlds
given: { waiting for: main phase of south, south: { hand: [gong] } }
when: [south ends the turn]
then: { looks the same to north as: { south: { hand: [bell] } } }`,
    game,
  );
  expect(result?.problems).toEqual([
    expect.stringMatching(
      /^north can tell .* after 'south ends the turn': the view, decisions, 0, options/,
    ),
  ]);
});

it('The other world has to be another one, and words that nobody knows are told', () => {
  const same = 'looks the same to north as: { south: { hand: [spark, miser, plain] } }';
  expect(told(same)[0]).toContain('the other world is no other');
  expect(told('looks the same to nroth as: { south: { life: 3 } }')[0]).toContain("'nroth'");
  expect(told('looks the same to north as: { south: { handd: 3 } }')[0]).toContain("mean 'hand'");
});

it('What a card was given is said with who gave it', () => {
  const run = (card: string, then: string) =>
    runScenarios(
      `scenario: A gift
given: { waiting for: main phase of south, south: { field: [{ card: plain, ${card} }] } }
then: { south: { field: [{ card: plain, ${then} }] } }`,
      emberWords,
    )[0]?.problems;
  expect(run('Power given by north: 2', 'Power given by north: 2')).toEqual([]);
  expect(run('gets: { power: 2 }, given by: north', 'Power given by north: 2')).toEqual([]);
  expect(run('gets: { power: 2 }', 'Power given by north: 2')?.[0]).toContain('0, expected 2');
  expect(run('Powr given by north: 2', 'strength: 1')?.[0]).toMatch(
    /'Powr' .*did you mean 'power'/,
  );
  expect(run('gets: { pwoer: 2 }', 'strength: 1')?.[0]).toContain('nothing that a card is given');
  expect(run('Power given by nort: 2', 'strength: 1')?.[0]).toMatch(/mean 'north'/);
});
