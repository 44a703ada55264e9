import { describe, expect, it } from 'vitest';
import { valueOf } from '../state/modifiers.js';
import { view } from '../visibility/view.js';
import { seeAll } from '../visibility/see.js';
import { cardsIn, cardOf, seatCounter } from '../state/state.js';
import type { Rules } from '../contract/rules.js';
import { asItLies, atTheTable, type AtTheTable } from './at-the-table.spec-kit.js';
import { CHAIN_LIMIT, emberField } from './ember-field.toy.js';

const byRank = emberField({ order: 'queue', chosenBy: 'rank' });

/** Four cards in each hand in the order named; more are drawn later. */
function given(
  south: readonly string[],
  north: readonly string[],
  rules: Rules = byRank,
): AtTheTable {
  const filled = [south, north].map((hand) =>
    [...hand, ...Array<string>(4).fill('plain')].slice(0, Math.max(4, hand.length)),
  );
  const decks = [[], ...filled.map((hand) => [...hand].reverse())];
  const table = atTheTable(
    rules,
    { decks },
    filled.map((hand) => asItLies(hand.length)),
  );
  expect(table.isUsedUp()).toBe(true);
  return table;
}

/** Plays so many cards of a hand from the first, one after another. */
function plays(table: AtTheTable, seat: number, cards = 1): AtTheTable {
  for (let card = 0; card < cards; card += 1) table.does(seat, table.offered(seat)[0] ?? '');
  return table;
}

const field = ({ state }: AtTheTable, seat: number): readonly string[] =>
  cardsIn(state, `field@${seat}`).map((id) => cardOf(state, id).face);

const powers = ({ state }: AtTheTable, seat: number, rules = byRank): readonly number[] =>
  cardsIn(state, `field@${seat}`).map((id) => valueOf({ rules, state }, id, 'power'));

describe('an ability written as data', () => {
  it('asks for its target and does what it says to that one', () => {
    const table = plays(given(['plain', 'plain'], ['spark']), 1, 2).does(1, 'end');
    plays(table, 2);
    expect(table.waiting()).toEqual(['target of 2']);
    const [, second = ''] = cardsIn(table.state, 'field@1');
    table.does(2, second);
    expect(cardOf(table.state, second).marks).toEqual({ burnt: 1 });
  });

  it('does nothing without a target, and asks nothing', () => {
    expect(plays(given(['spark'], []), 1).waiting()).toEqual(['main of 1']);
  });

  it('strikes all that it means at the same moment, and then the state is checked', () => {
    const table = plays(given(['plain', 'plain'], ['blaze']), 1, 2).does(1, 'end');
    plays(table, 2);
    expect(field(table, 1)).toEqual([]);
    expect(table.told).toEqual(['entered', 'burnt', 'burnt']);
  });

  it('may be declined, and is not offered while its condition does not hold', () => {
    const table = given(['seer', 'drummer', 'seer', 'plain', 'plain'], ['seer']);
    expect(plays(table, 1).waiting()).toEqual(['main of 1']);
    plays(table, 1).does(1, `strike ${cardsIn(table.state, 'field@1')[1]}`);
    expect(seatCounter(table.state, 2, 'life')).toBe(2);
    plays(table.does(1, 'end'), 2);
    expect(table.waiting()).toEqual(['may of 2']);
    table.does(2, 'no');
    expect(table.waiting()).toEqual(['main of 2']);
  });

  it('asks for a hidden card even of an empty hand, so that the question tells nothing', () => {
    const table = plays(given(['plain', 'plain', 'plain', 'miser'], []), 1, 4);
    expect(table.waiting()).toEqual(['target of 1']);
    expect(table.offered(1)).toEqual([]);
    expect(table.does(1, []).waiting()).toEqual(['main of 1']);
  });

  it('keeps the hidden card that it was given from the others', () => {
    const table = plays(given(['miser', 'plain', 'plain', 'spark'], []), 1);
    table.does(1, ['hand1-3']);
    expect(JSON.stringify(seeAll(byRank, table.facts, 2))).not.toContain('hand1-3');
    expect(JSON.stringify(view({ rules: byRank, state: table.state }, 2))).not.toContain('hand1');
  });
});

describe('values', () => {
  it('rise for a turn, and stand as printed after it', () => {
    const table = plays(given(['plain', 'drummer'], []), 1, 2);
    expect(powers(table, 1)).toEqual([3, 3]);
    table.does(1, 'end');
    expect(powers(table, 1)).toEqual([1, 1]);
    expect(table.state.modifiers).toEqual([]);
  });

  it('last as long as the card that gives them', () => {
    const table = plays(given(['plain', 'banner', 'banner'], ['blaze']), 1, 3);
    expect(powers(table, 1)).toEqual([3, 1, 1]);
    plays(table.does(1, 'end'), 2);
    expect(field(table, 1)).toEqual([]);
  });

  it('are set before anything is added', () => {
    const table = plays(given(['drummer', 'banner'], ['frost']), 1, 2).does(1, 'end');
    plays(table, 2).does(2, cardsIn(table.state, 'field@1')[0] ?? '');
    expect(powers(table, 1)).toEqual([1, 0]);
  });

  it('end with the card that they change, in the middle of the turn', () => {
    const table = plays(given(['drummer', 'pyre'], []), 1);
    expect(table.state.modifiers).toHaveLength(1);
    plays(table, 1);
    expect(field(table, 1)).toEqual([]);
    expect(table.state.modifiers).toEqual([]);
  });
});

describe('abilities that are set off together', () => {
  /** A flare burns three that ring at once; the gong sets off an echo of its own. */
  const flared = (rules: Rules): AtTheTable =>
    plays(
      plays(given(['bell', 'gong', 'chime', 'echo'], ['flare'], rules), 1, 4).does(1, 'end'),
      2,
    );

  const rang = ({ facts }: AtTheTable): readonly unknown[] =>
    facts.flatMap((fact) =>
      fact.kind === 'happened' && fact.what === 'rang' ? [fact['face']] : [],
    );

  it('resolve one after another by rank, and new ones wait behind them', () => {
    const table = flared(emberField({ order: 'queue', chosenBy: 'rank' }));
    expect(rang(table)).toEqual(['bell', 'gong', 'chime', 'echo']);
  });

  it('on a stack begin with the last, and new ones come before the others', () => {
    const table = flared(emberField({ order: 'stack', chosenBy: 'rank' }));
    expect(rang(table)).toEqual(['chime', 'gong', 'echo', 'bell']);
  });

  it('are put in order by their seat, first to last in a queue', () => {
    const table = flared(emberField({ order: 'queue', chosenBy: 'seat' }));
    expect(table.waiting()).toEqual(['order-triggers of 1']);
    const [bell = '', gong = '', chime = ''] = table.offered(1);
    table.does(1, [chime, bell, gong]);
    expect(rang(table)).toEqual(['chime', 'bell', 'gong', 'echo']);
  });

  it('are put in order by their seat, and the last resolves first on a stack', () => {
    const table = flared(emberField({ order: 'stack', chosenBy: 'seat' }));
    const [bell = '', gong = '', chime = ''] = table.offered(1);
    table.does(1, [chime, bell, gong]);
    expect(rang(table)).toEqual(['gong', 'echo', 'bell', 'chime']);
  });

  it('are refused an order that leaves one out', () => {
    const table = flared(emberField({ order: 'queue', chosenBy: 'seat' }));
    expect(table.refuses(1, table.offered(1).slice(1))).toMatchObject({ rule: 'TOY-2' });
  });
});

describe('the state is checked', () => {
  it('after each instruction, where the game says so: the next one finds only survivors', () => {
    const table = plays(given(['plain', 'plain'], ['cinder']), 1, 2).does(1, 'end');
    plays(table, 2);
    expect(field(table, 1)).toEqual([]);
    expect(table.told).toEqual(['entered', 'burnt', 'burnt']);
  });

  it('after whole effects, where the game says so: the next one finds the dead still there', () => {
    const late = emberField({ order: 'queue', chosenBy: 'rank' }, 'effect');
    const table = plays(given(['plain', 'plain'], ['cinder'], late), 1, 2).does(1, 'end');
    plays(table, 2);
    expect(field(table, 1)).toEqual([]);
    expect(table.told).toEqual(['entered', 'burnt', 'burnt', 'burnt', 'burnt']);
  });
});

describe('a chain without an end', () => {
  it('ends the game at the named limit, in a draw that says so', () => {
    const table = plays(given(['imp'], ['spark']), 1).does(1, 'end');
    plays(table, 2).does(2, cardsIn(table.state, 'field@1')[0] ?? '');
    expect(table.told).toHaveLength(CHAIN_LIMIT);
    expect(table.state.outcome).toEqual({ places: [[1, 2]], reason: 'draw-by-loop' });
    expect(table.waiting()).toEqual([]);
  });
});
