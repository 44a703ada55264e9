import type { CardView } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { drawHeldCard, drawPlacedCard } from './draw-card.js';
import { gameNamed } from '../program/options.js';

const words = gameNamed('fuzzycards');
const codeOf = (name: string): string =>
  Object.keys(words.rules.faces).find((code) => words.rules.faces[code]?.name === name) ?? '';

const GOAT: CardView = {
  id: 'c1',
  face: codeOf('Gatecrash Goat'),
  slot: 1,
  values: { atk: 7, def: 4, hp: 6 },
};
const placed = (changes: CardView['changes'] = []): string =>
  drawPlacedCard(words, 'altar 1', { ...GOAT, changes }).join(' ');

describe('a card at the table', () => {
  it('has its printed keywords', () => {
    expect(placed()).toContain('rush');
  });

  it('shows what it was given for a time, and until when', () => {
    const drawn = placed([
      { what: 'guard', by: 1, until: 'turn-of-2', giver: 2 },
      { what: 'atk', by: 2, until: 'turn', giver: 1 },
    ]);
    expect(drawn).toContain('rush, guard until the next turn of seat 2, ATK +2 this turn');
  });

  it('shows that it is silenced instead of keywords that count for nothing', () => {
    const drawn = placed([{ what: 'silenced', by: 1, until: 'turn-of-1', giver: 2 }]);
    expect(drawn).toContain('silenced until the next turn of seat 1');
    expect(drawn).not.toContain('rush');
  });

  it('does not show a keyword that a mark has taken', () => {
    const weasel: CardView = { face: codeOf('Hush Weasel'), slot: 1, values: { atk: 8 } };
    const marked = (marks: CardView['marks']) =>
      drawPlacedCard(words, 'altar 1', { ...weasel, marks: marks ?? {} }).join(' ');
    expect(marked({ attacked: 0 })).toMatch(/ {2}stealth$/);
    expect(marked({ attacked: 1, unveiled: 1 })).toMatch(/has attacked, out of Stealth$/);
  });

  it('fits into the usual width whatever it was given', () => {
    const given = { what: 'shield', by: 1, until: 'turn-of-2', giver: 2 } as const;
    const lines = drawPlacedCard(words, 'altar 1', { ...GOAT, changes: [given, given, given] });
    expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  });

  it('keeps the values of a card together, in a line of their own where they have no room', () => {
    const fighters = gameNamed('buddyfight');
    const pippin = Object.values(fighters.rules.faces).find(
      ({ name }) => name === 'Landlord Pippin',
    );
    const [, values] = drawHeldCard(fighters, { face: pippin?.code ?? '' });
    expect(values).toBe('      SIZE 3  POWER 8000  DEFENSE 5000  CRITICAL 3');
  });

  it('says in the hand what a Relic gives to its Hero', () => {
    const sledge = { face: codeOf('Sledge of Second Thoughts') };
    expect(drawHeldCard(words, sledge).join(' ')).toMatch(/cost 1 {2}equip relic power +ATK \+3/);
  });
});
