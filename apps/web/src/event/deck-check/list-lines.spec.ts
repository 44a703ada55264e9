import { describe, expect, it } from 'vitest';
import type { CardGame } from '../../cards/card-game.js';
import { listLines } from './list-lines.js';

const faces: Readonly<Record<string, object>> = {
  'gen-001': { name: 'Hush Weasel', type: 'hero' },
  'gen-002': { name: 'Amber Owl', type: 'hero' },
  'gen-003': { name: 'Zeal', type: 'action' },
};
const cardOf = ((code: string) =>
  faces[code] && { face: faces[code] }) as unknown as CardGame['cardOf'];

describe('A list that is checked', () => {
  it('has each card once, by type and name, and by its code where it is not known', () => {
    const cards = ['gen-001', 'gen-003', 'gen-001', 'gen-002', 'old-9'];
    expect(listLines(cards, cardOf).map(({ count, name }) => `${count} ${name}`)).toEqual([
      '1 old-9',
      '1 Zeal',
      '1 Amber Owl',
      '2 Hush Weasel',
    ]);
  });
});
