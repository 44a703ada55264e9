import { describe, expect, it } from 'vitest';
import { citedParts } from './cited.js';
import { loadRuleBook } from './rule-book.js';
import { scenariosByRule } from './scenario-files.js';
import { findRules } from './statements/find-rules.js';

const rulesOf = async (game: string) =>
  (await loadRuleBook(game))?.sections.flatMap(({ rules }) => rules) ?? [];

describe.each([
  ['fuzzycards', 'FUZ', { R: 87, A: 83, T: 27, B: 0 }],
  ['buddies', 'BUD', { R: 86, A: 71, T: 24, B: 0 }],
  ['buddyfight', 'BFT', { R: 63, A: 77, T: 24, B: 34 }],
  ['friendomancy', 'FRI', { R: 77, A: 71, T: 38, B: 0 }],
])('The rules of %s', (game, word, counts) => {
  it('are read to the last statement', async () => {
    const ids = (await rulesOf(game)).map(({ id }) => id);
    const of = (kind: string): number =>
      ids.filter((id) => id.startsWith(kind === 'B' ? 'B' : `${kind}-${word}-`)).length;
    expect({ R: of('R'), A: of('A'), T: of('T'), B: of('B') }).toEqual(counts);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have for every decision what was decided', async () => {
    const decisions = (await rulesOf(game)).filter(({ id }) => id.startsWith('A-'));
    expect(decisions.length).toBe(counts.A);
    expect(decisions.filter(({ decision }) => !decision)).toEqual([]);
  });

  it('are named by scenarios, and by none that is not written down', async () => {
    const ids = new Set((await rulesOf(game)).map(({ id }) => id));
    const byRule = await scenariosByRule(game);
    expect(byRule.size).toBeGreaterThan(ids.size / 2);
    expect([...byRule.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('A statement', () => {
  it('is found by its id and by its words', async () => {
    const book = await loadRuleBook('fuzzycards');
    const found = (words: string): readonly string[] =>
      findRules(book?.sections ?? [], words).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(found('r-fuz-78')).toContain('R-FUZ-78');
    expect(found('mulligan once')).toContain('R-FUZ-29');
    expect(found('qqq')).toEqual([]);
  });

  it('leads to those that it cites, and stresses what it stresses', () => {
    const isRule = (id: string): boolean => id === 'R-FUZ-48';
    expect(citedParts('**all** by R-FUZ-48, not R-FUZ-49: `choice`', isRule)).toEqual([
      { is: 'strong', text: 'all' },
      { is: 'words', text: ' by ' },
      { is: 'rule', text: 'R-FUZ-48' },
      { is: 'words', text: ', not ' },
      { is: 'words', text: 'R-FUZ-49' },
      { is: 'words', text: ': ' },
      { is: 'code', text: 'choice' },
    ]);
  });
});
