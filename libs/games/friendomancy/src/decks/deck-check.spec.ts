/** Rules: R-FRI-35 to 38; T-FRI-23, T-FRI-27; decisions A-FRI-03, A-FRI-04. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/card-set.js';
import { checkDeck } from './deck-check.js';
import { READY_DECKS } from './ready-decks.js';

const rulesBroken = (codes: readonly string[], format = 'a'): readonly string[] =>
  checkDeck(codes, { format }).map(({ rule }) => rule);

/** So many of a type, as evenly as its cards allow. */
function spread(type: string, count: number): readonly string[] {
  const own = CARDS.filter((card) => card.type === type);
  return Array.from({ length: count }, (_, index) => own[index % own.length]?.code ?? '');
}

const TYPES = ['friend', 'spell', 'curse', 'whatever'];
const [ready] = READY_DECKS;
const hundred = ready?.cards ?? [];

describe('The hundred cards of format a', () => {
  it.each(READY_DECKS.map(({ name, cards }) => [name, cards] as const))(
    'are fine as in %s (T-FRI-23)',
    (_, cards) => {
      expect(rulesBroken(cards)).toEqual([]);
    },
  );

  it('have their number of each type and cost, so that ten copies never fit (T-FRI-23)', () => {
    const [first = ''] = hundred;
    const copies = [...Array<string>(10).fill(first), ...hundred.slice(10)];
    expect(rulesBroken(copies)).toContain('R-FRI-36');
  });

  it('are a hundred (R-FRI-35)', () => {
    expect(rulesBroken(hundred.slice(1))).toContain('R-FRI-35');
  });

  it('are of the library, and no Foes (R-FRI-35, A-FRI-04)', () => {
    expect(rulesBroken(['no-such-card', ...hundred.slice(1)])).toContain('R-FRI-35');
    expect(rulesBroken(['fa-fo01', ...hundred.slice(1)])).toContain('A-FRI-04');
  });
});

it('A format that nobody has named is format a (A-FRI-01)', () => {
  const cards = READY_DECKS[0]?.cards ?? [];
  expect(rulesBroken(cards.slice(1), 'asked')).toEqual(rulesBroken(cards.slice(1), 'a'));
  expect(rulesBroken(cards, 'asked')).toEqual([]);
});

describe('The hundred cards of format b', () => {
  it('are 25 of each type (R-FRI-37)', () => {
    expect(
      rulesBroken(
        TYPES.flatMap((type) => spread(type, 25)),
        'b',
      ),
    ).toEqual([]);
  });

  it('are not 24 Friends and 26 Curses (T-FRI-27)', () => {
    const counts = [24, 25, 26, 25];
    const codes = TYPES.flatMap((type, index) => spread(type, counts[index] ?? 0));
    expect(rulesBroken(codes, 'b')).toEqual(['R-FRI-37', 'R-FRI-37']);
  });

  it('have no card six times (T-FRI-27)', () => {
    const codes = TYPES.flatMap((type) => spread(type, 25));
    const six = [...Array<string>(6).fill(codes[0] ?? ''), ...codes.slice(6)];
    expect(rulesBroken(six, 'b')).toEqual(['R-FRI-37']);
  });
});

describe('The hundred cards of format c', () => {
  it('are any, a card up to ten times (R-FRI-38, A-FRI-03)', () => {
    const ten = spread('friend', 10).flatMap((code) => Array<string>(10).fill(code));
    expect(rulesBroken(ten, 'c')).toEqual([]);
    expect(rulesBroken([ten[0] ?? '', ...ten.slice(0, 10), ...ten.slice(11)], 'c')).toEqual([
      'R-FRI-38',
    ]);
  });
});
