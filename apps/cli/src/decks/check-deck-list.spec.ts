import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { checkDeckList, describeDeckVerdict } from './check-deck-list.js';

const game = GAMES['fuzzycards'] as CatalogEntry;
const ready = game.readyDecks[0]?.cards ?? [];
const list = (codes: readonly string[]): string => codes.map((code) => `1 ${code}\n`).join('');
const json = (codes: readonly string[]): string =>
  JSON.stringify(codes.map((card) => ({ count: 1, card })));

describe('A deck that may be played', () => {
  it.each([
    ['a list', list(ready)],
    ['JSON', ` ${json(ready)}`],
  ])('is one as %s', (_, text) => {
    const verdict = checkDeckList(game, text);
    expect(verdict).toEqual({ cards: ready.length, playable: true, problems: [] });
    expect(describeDeckVerdict(verdict)).toBe(`${ready.length} cards, may be played`);
  });
});

describe('A deck that may not be played', () => {
  it('is told every line that cannot be read and every rule that forbids it', () => {
    const verdict = checkDeckList(game, `three of these\n${list(ready.slice(1))}1 no such card\n`);
    expect(verdict.playable).toBe(false);
    expect(verdict.problems.map(({ line, rule }) => line ?? rule)).toEqual([1, 31, 'R-FUZ-78']);
    const [head, ...lines] = describeDeckVerdict(verdict).split('\n');
    expect(head).toBe('may not be played');
    expect(lines[0]).toMatch(/^ {2}line 1: 'three of these' is no line/);
    expect(lines[2]).toMatch(/^ {2}R-FUZ-78: /);
  });

  it('is one with a rule against it, though every line can be read', () => {
    const verdict = checkDeckList(game, json(ready.slice(1)));
    expect(verdict.problems.map(({ rule }) => rule)).toEqual(['R-FUZ-78']);
  });

  it.each([
    ['', 'The list has no cards.'],
    ['# nothing but a remark', 'The list has no cards.'],
    ['[{ "count": 3', 'It is not JSON: '],
    ['{}', 'A deck in JSON is a list'],
  ])('is one without cards, as %j', (text, says) => {
    const { playable, problems } = checkDeckList(game, text);
    expect(playable).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.says).toContain(says);
    expect(describeDeckVerdict({ cards: 0, playable, problems })).toContain(`\n  ${says}`);
  });

  it('is one with two Legendaries, where the match allows one in all (A-FUZ-35)', () => {
    const legendaries = Object.values(game.rules.faces)
      .filter(({ words }) => words['rarity'] === 'legendary')
      .slice(0, 2);
    const others = ready.filter((code) => game.rules.faces[code]?.words['rarity'] !== 'legendary');
    const codes = [...legendaries.map(({ code }) => code), ...others].slice(0, ready.length);
    const ruled = checkDeckList(game, list(codes), { legendaryTotal: true });
    expect(ruled.problems.map(({ rule }) => rule)).toContain('A-FUZ-35');
    expect(checkDeckList(game, list(codes)).problems.map(({ rule }) => rule)).not.toContain(
      'A-FUZ-35',
    );
  });
});
