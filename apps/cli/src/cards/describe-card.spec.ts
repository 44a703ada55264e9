import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { describeCard } from './describe-card.js';
import { findCards, type FoundCard } from './find-cards.js';

const heron: FoundCard = {
  set: 's',
  code: 's-1',
  name: 'Verdict Heron',
  type: 'hero',
  cost: 3,
  stats: { atk: 8, def: 7 },
  keywords: { guard: 1 },
  words: { force: 'clarity', rarity: 'rare' },
  text: ['Guard.', 'On Deploy: Draw 1 card.'],
  statsInText: false,
};

describe('A card at a terminal', () => {
  it('shows its name, what it is, what it says, and its flavour', () => {
    expect(describeCard({ ...heron, flavour: 'Objects.' })).toEqual([
      'Verdict Heron  [s-1]',
      '  hero, clarity, rare, cost 3, ATK 8, DEF 7',
      '  Guard.',
      '  On Deploy: Draw 1 card.',
      '  "Objects."',
    ]);
  });

  it('shows no stats of its own where it gives them to another card', () => {
    const relic = { ...heron, type: 'equip-relic', statsInText: true };
    expect(describeCard(relic)[1]).toBe('  equip relic, clarity, rare, cost 3');
  });

  it.each(Object.entries(GAMES))('fits into the usual width: all cards of %s', (_, game) => {
    const lines = findCards(game as CatalogEntry, {}).flatMap(describeCard);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  });
});
