import type { CardFace } from '@scoresheet/rules-engine';
import { expect, it } from 'vitest';
import { emberWords } from './ember-words.spec-kit.js';
import { marketWords } from './market-words.spec-kit.js';
import { runScenarios } from './run-scenarios.js';
import type { ScenarioGame } from './scenario-game.js';
import type { ScenarioMeans } from './scenario-means.js';
import { cardsInText } from './trial-cards.js';

const plain = emberWords.rules.faces['plain'] as CardFace;

/** Reads cards that are like a plain one, but for their code and name. */
const game: ScenarioGame = {
  ...emberWords,
  readCards(json) {
    const { cards } = json as { readonly cards: readonly { code: string; name?: string }[] };
    const bad = cards.findIndex(({ name }) => name === undefined);
    const problems = bad < 0 ? [] : [{ path: `cards[${bad}].name`, says: 'is missing' }];
    const faces = cards.map((card) => ({ ...plain, name: '', ...card }));
    const odd = cards.findIndex(({ code }) => code === 'odd');
    const warnings = odd < 0 ? [] : [{ path: `cards[${odd}].code`, says: 'this is odd' }];
    return { faces, problems, warnings };
  },
};

const STORY = `
given: { waiting for: main phase of south, south: { hand: [Paper Tiger] } }
when: [south plays Paper Tiger]
then: { south: { field: [Paper Tiger] } }`;

function told(head: string, means: ScenarioMeans = {}, usual = game): readonly string[] {
  const [result] = runScenarios(`scenario: A\n${head}${STORY}`, usual, means);
  return (result?.problems ?? []).map((says, index) => `${result?.lines?.[index]}: ${says}`);
}

const TIGER = '{ code: my-1, name: Paper Tiger }';

it('A scenario brings cards along: in itself, in a file that it names, in one for all', () => {
  expect(told(`cards: [${TIGER}]`)).toEqual([]);
  expect(told(`cards: { set: mine, title: Mine, cards: [${TIGER}] }`)).toEqual([]);
  const readFile = (name: string) => (name === 'mine.yaml' ? `cards: [${TIGER}]` : '');
  expect(told('cards: mine.yaml', { readFile })).toEqual([]);
  const cards = cardsInText(`- ${TIGER}`, 'mine.yaml');
  expect(told('rules: []', { cards })).toEqual([]);
  expect(told('rules: []')[0]).toContain("no card is called 'Paper Tiger'");
});

it.each([
  ['[{ code: my-1 }]', /^2: 'cards': cards\[0\]\.name is missing/],
  [
    '[{ code: plain, name: Paper Tiger }]',
    /^2: 'cards': a card of ember-field\/1 has the code plain/,
  ],
  ['[{ code: my-1, name: spark }]', /has the name 'spark' already/],
  ['[{ code: 25E4, name: Paper Tiger }]', /^2: YAML reads 25E4 as the number/],
  ['mine.yaml', /no card file can be read here/],
])('Cards are told what is wrong with them: %s', (cards, says) => {
  expect(told(`cards: ${cards}`)[0]).toMatch(says);
});

it('A failure has the cards that were brought along', () => {
  const text = `scenario: A\ncards: [${TIGER}]${STORY.replace('field', 'discard')}`;
  const [result] = runScenarios(text, game);
  expect(result?.failure?.brought.map(({ name }) => name)).toEqual(['Paper Tiger']);
});

it('A scenario says whose rules it is played by, unless somebody else does', () => {
  const games = { 'ember-field': game, market: marketWords };
  const cards = `cards: [${TIGER}]`;
  const [silent] = runScenarios(`scenario: A\n${cards}${STORY}`, undefined, { games });
  expect(silent?.problems[0]).toMatch(/no game is named: .* there are: ember-field, market/);
  const named = (game: string, usual?: ScenarioGame) =>
    runScenarios(`scenario: A\ngame: ${game}\n${cards}${STORY}`, usual, { games })[0];
  expect(named('ember-field')?.passed).toBe(true);
  expect(named('ember-field', game)?.passed).toBe(true);
  expect(named('ember-feild')).toMatchObject({ lines: [2], passed: false });
  expect(named('ember-feild')?.problems[0]).toContain("no game is called 'ember-feild'");
  expect(named('ember-field', marketWords)?.problems[0]).toContain('was asked for');
});

it('Cards of a file are told the line of what is wrong, or odd', () => {
  const readFile = () => 'cards:\n  - code: odd\n    name: Paper Tiger\n  - code: my-1\n';
  expect(told('cards: mine.yaml', { readFile })).toEqual([
    '2: the card file mine.yaml, line 4: cards[1].name is missing',
  ]);
  const odd = { readFile: () => readFile().replace(/ {2}- code: my-1\n/, '') };
  const [result] = runScenarios(`scenario: A\ncards: mine.yaml${STORY}`, game, odd);
  expect(result?.warnings).toEqual(['the card file mine.yaml, line 2: cards[0].code this is odd']);
});
