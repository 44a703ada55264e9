import { describe, expect, it } from 'vitest';
import { view } from '../visibility/view.js';
import { seeAll } from '../visibility/see.js';
import { cardsIn, JUDGE, seatCounter } from '../state/state.js';
import type { Fact } from '../contract/facts.js';
import { asItLies, atTheTable, picked, type AtTheTable } from './at-the-table.spec-kit.js';
import { marketDraft } from './market-draft.toy.js';

const SHARE = 9;

interface Given {
  readonly seats?: number;
  readonly judge?: boolean;
  readonly chance?: readonly Fact[];
}

/** Each seat brings nine cards, three to each pile. */
function given({ seats = 3, judge = false, chance = [picked(0, seats)] }: Given): AtTheTable {
  const decks = [[], ...Array.from({ length: seats }, () => Array<string>(SHARE).fill('friend'))];
  const script = [...Array.from({ length: 3 }, () => asItLies(seats * 3)), ...chance];
  return atTheTable(marketDraft, { seats, decks, options: { judge } }, script);
}

const coins = ({ state }: AtTheTable): readonly number[] =>
  state.players.slice(1).map((_, index) => seatCounter(state, index + 1, 'coins'));

const drafted = (table: AtTheTable): AtTheTable =>
  table.does(1, '6 spring').does(2, '6 autumn').does(3, '4 summer 2 spring');

describe('the draft from shared piles', () => {
  it('offers all six from one pile, four and two, three and three', () => {
    const table = given({});
    expect(table.offered(1)).toHaveLength(3 + 6 + 3);
    expect(table.offered(1)).toContain('4 autumn 2 spring');
    expect(table.offered(1)).toContain('3 autumn 3 spring');
  });

  it('offers only what the piles still hold, as everybody knows', () => {
    const table = given({}).does(1, '6 spring');
    expect(table.offered(2)).toEqual(
      expect.arrayContaining(['6 summer', '6 autumn', '3 autumn 3 spring']),
    );
    expect(table.offered(2)).not.toContain('4 spring 2 summer');
    expect(table.refuses(2, '6 spring')).toMatchObject({ rule: 'TOY-2' });
  });

  it('charges the toll once where the keeper lies, who is no card of the pile', () => {
    const table = given({}).does(1, '4 summer 2 spring');
    expect(table.told).toEqual(['toll-paid', 'drafted']);
    expect(coins(table)).toEqual([8, 9, 9]);
    expect(cardsIn(table.state, 'keepers@0')).toEqual(['c1']);
    expect(cardsIn(table.state, 'summer@0')).toHaveLength(5);
  });

  it('shows the drafter the cards and others their number', () => {
    const table = given({}).does(1, '6 spring');
    const handOf = (viewer: number) =>
      view({ rules: marketDraft, state: table.state }, viewer).seats[0];
    expect(handOf(1)?.zones['hand']?.cards).toHaveLength(6);
    expect(handOf(2)?.zones['hand']).toEqual({ count: 6 });
  });
});

describe('who drafts first', () => {
  it('is the affair of the judge, who is no seat', () => {
    const table = given({ judge: true, chance: [] });
    expect(table.waiting()).toEqual([`first-drafter of ${JUDGE}`]);
    expect(table.refuses(1, 'seat 1')).toMatchObject({ rule: 'TOY-1' });
    expect(table.does(JUDGE, 'seat 3').waiting()).toEqual(['draft of 3']);
  });

  it('is left to chance by a judge who does not know', () => {
    const table = given({ judge: true, chance: [picked(1, 3)] }).does(JUDGE, 'by chance');
    expect(table.waiting()).toEqual(['draft of 2']);
    expect(table.isUsedUp()).toBe(true);
  });

  it('is left to chance where there is no judge', () => {
    const table = given({ chance: [picked(2, 3)] });
    expect(table.waiting()).toEqual(['draft of 3']);
    expect(table.isUsedUp()).toBe(true);
  });
});

describe('bids in secret', () => {
  it('are asked of all at once, in any order, and nobody sees one before the last', () => {
    const table = drafted(given({}));
    expect(table.waiting()).toEqual(['bid of 1', 'bid of 2', 'bid of 3']);
    table.does(2, 4);
    expect(table.waiting()).toEqual(['bid of 1', 'bid of 3']);
    for (const viewer of [1, 3, 'public'] as const) {
      const seen = seeAll(marketDraft, table.facts, viewer);
      expect(JSON.stringify(seen)).not.toContain('"bids"');
    }
    table.does(3, 1).does(1, 0);
    expect(table.told).toEqual(['bids-shown', 'sold']);
    expect(coins(table)).toEqual([9, 5, 8]);
  });

  it('are whole coins that the seat has', () => {
    const table = drafted(given({}));
    expect(table.refuses(1, 10)).toMatchObject({ rule: 'TOY-2' });
    expect(table.refuses(1, -1)).toMatchObject({ rule: 'TOY-2' });
    expect(table.refuses(1, '3')).toMatchObject({ rule: 'TOY-2' });
  });

  it('of equal height are decided by recorded chance', () => {
    const table = drafted(given({ chance: [picked(0, 3), picked(1, 2)] }));
    table.does(1, 2).does(3, 2).does(2, 0);
    expect(cardsIn(table.state, 'prizes@3')).toHaveLength(1);
    expect(table.isUsedUp()).toBe(true);
  });
});

describe('a seat that leaves', () => {
  it('in the draft is passed over', () => {
    const table = given({}).does(1, '6 spring').leaves(2);
    expect(table.waiting()).toEqual(['draft of 3']);
  });

  it('in the middle of a bid leaves the others to bid anew where they had not', () => {
    const table = drafted(given({})).does(1, 3).leaves(2);
    expect(table.waiting()).toEqual(['bid of 3']);
    table.does(3, 1);
    expect(table.told).toEqual(['bids-shown', 'sold']);
    expect(cardsIn(table.state, 'prizes@1')).toHaveLength(1);
  });

  it('as the last but one makes the other win, of five as of two', () => {
    const table = given({ seats: 5 });
    for (const seat of [1, 2, 3]) table.leaves(seat);
    expect(table.state.outcome).toBeNull();
    table.leaves(5);
    expect(table.state.outcome).toEqual({ places: [[4], [1, 2, 3, 5]], reason: 'last-left' });
  });
});
