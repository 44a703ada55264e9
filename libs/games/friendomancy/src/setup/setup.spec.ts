/** Decision: A-FRI-45. */
import { begin, seeAll } from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { checkDeck } from '../decks/deck-check.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { friendomancy } from '../game.js';

const [one, other] = READY_DECKS.map(({ cards }) => cards);
const begun = (decks: readonly (readonly string[])[]) =>
  begin(friendomancy, { seats: 2, decks: [[], ...decks], options: {} }, seededChance(1));

describe('The hundred that each player lists (A-FRI-45)', () => {
  it('may be the same cards as those of another: the library has no stock', () => {
    expect(checkDeck(one ?? [])).toEqual([]);
    expect(Object.keys(begun([one ?? [], one ?? []]).state.cards)).toHaveLength(200);
  });

  it('are known to who brought them, and to nobody else', () => {
    const told = (viewer: 1 | 'public'): string =>
      JSON.stringify(seeAll(friendomancy, begun([one ?? [], other ?? []]).facts, viewer));
    const theirs = (other ?? []).filter((code) => !one?.includes(code));
    expect(theirs.length).toBeGreaterThan(10);
    for (const code of theirs) expect(told(1)).not.toContain(code);
    expect(told(1)).toContain(one?.[0]);
    expect(told('public')).not.toMatch(/fa-(fr|sp|cu|wh)\d/);
  });
});
