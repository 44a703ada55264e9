import { describe, expect, it } from 'vitest';
import { checkDeck, DECK_SIZE } from './deck-check.js';
import { READY_DECKS } from './ready-decks.js';

const [ready] = READY_DECKS;
const cards = ready?.cards ?? [];
const says = (codes: readonly string[]) => checkDeck(codes).map((problem) => problem.says);

describe('A deck (R-SMP-01)', () => {
  it.each(READY_DECKS.map(({ name, cards: own }) => [name, own] as const))(
    'may be played as it is sold: %s',
    (_, own) => {
      expect(own).toHaveLength(DECK_SIZE);
      expect(says(own)).toEqual([]);
    },
  );

  it('has twenty cards', () => {
    expect(says(cards.slice(1))).toEqual(['A deck has 20 cards; this one has 19.']);
  });

  it('has three copies of a card at most', () => {
    const [first = ''] = cards;
    const others = cards.filter((code) => code !== first).slice(0, 16);
    expect(says([first, first, first, first, ...others])).toEqual([
      'Open Palm: 4 copies, 3 allowed.',
    ]);
  });

  it('has cards of this ruleset', () => {
    expect(says([...cards.slice(1), 'no-such'])).toEqual([
      "There is no card 'no-such' in this ruleset.",
    ]);
  });
});
