import {
  cardOf,
  happen,
  markOf,
  push,
  seatCounter,
  setCounter,
  type Play,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { carryOn, idOf, laidTable, told, type Sides } from '../laid-table.spec-kit.js';
import type { Damage } from './damage.js';

/** Damage by South; hits and amounts are given by the names of cards. */
interface Blow extends Partial<Omit<Damage, 'hits' | 'source'>> {
  readonly source?: string | null;
  readonly hits?: { readonly [name: string]: number };
}

function dealt(table: Sides, blow: Blow, before?: (play: Play) => void): Play {
  const play = laidTable(table);
  const { source = null, hits = {}, ...rest } = blow;
  before?.(play);
  play.facts.length = 0;
  push(play, { kind: 'activate', seat: 1 } as Parameters<typeof push>[1]);
  const damage: Damage = {
    kind: 'damage',
    by: 1,
    way: 'attack',
    life: [],
    ...rest,
    source: source === null ? null : idOf(play, source),
    hits: Object.entries(hits).map(([name, amount]) => ({ card: idOf(play, name), amount })),
  };
  happen(play, damage);
  return carryOn(play);
}

const TWO_FOES: Sides = {
  south: { field: { 'altar-1': 'Tuba Recruit' } },
  north: { field: { 'altar-1': 'Bulwark Tortoise', 'altar-2': 'Patient Milestone' } },
};

describe('Damage to cards', () => {
  it('is told by card and in all; what a Shield takes is no part of it', () => {
    const hits = { 'Bulwark Tortoise': 5, 'Patient Milestone': 3 };
    const play = dealt(TWO_FOES, { source: 'Tuba Recruit', hits });
    const [tortoise, milestone] = [idOf(play, 'Bulwark Tortoise'), idOf(play, 'Patient Milestone')];
    const source = idOf(play, 'Tuba Recruit');
    expect(told(play)).toMatchObject([
      { what: 'shielded', card: tortoise, amount: 5 },
      { what: 'card-hit', card: milestone, source, amount: 3 },
      { what: 'damage-dealt', by: 1, source, way: 'attack', amount: 3 },
    ]);
    expect(markOf(cardOf(play.state, tortoise), 'struck')).toBe(1);
    expect(markOf(cardOf(play.state, milestone), 'struck')).toBe(1);
    expect(markOf(cardOf(play.state, milestone), 'damage')).toBe(3);
  });

  it('is nothing at 0: no card is struck, no Shield is used up, nothing is told', () => {
    const hits = { 'Bulwark Tortoise': 0, 'Patient Milestone': 0 };
    const play = dealt(TWO_FOES, { source: 'Tuba Recruit', hits, life: [{ seat: 2, amount: 0 }] });
    expect(told(play)).toEqual([]);
    expect(markOf(cardOf(play.state, idOf(play, 'Bulwark Tortoise')), 'struck')).toBe(0);
  });

  it('is told in all where it is nothing to one card and something to another', () => {
    const hits = { 'Bulwark Tortoise': 0, 'Patient Milestone': 3 };
    const play = dealt(TWO_FOES, { source: 'Tuba Recruit', hits });
    expect(told(play, 'damage-dealt')).toMatchObject([{ amount: 3 }]);
  });

  it('that a Shield takes whole sets nothing off', () => {
    const play = dealt(TWO_FOES, { source: 'Tuba Recruit', hits: { 'Bulwark Tortoise': 4 } });
    expect(told(play).map(({ what }) => what)).toEqual(['shielded']);
  });

  it.each([
    ['attack', 'felled by the card that dealt it', true],
    ['burn', 'felled by nobody', false],
  ] as const)('of a %s that takes the last HP: %s', (way, _, byCard) => {
    const play = dealt(TWO_FOES, { way, source: 'Tuba Recruit', hits: { 'Patient Milestone': 7 } });
    const by = byCard ? idOf(play, 'Tuba Recruit') : null;
    expect(told(play, 'felled')).toMatchObject([{ by }]);
  });

  it('fells a card only when it takes the last HP, and only once', () => {
    const once = dealt(TWO_FOES, { source: 'Tuba Recruit', hits: { 'Patient Milestone': 6 } });
    expect(told(once, 'felled')).toEqual([]);
    const play = laidTable(TWO_FOES);
    const card = idOf(play, 'Patient Milestone');
    push(play, { kind: 'activate', seat: 1 } as Parameters<typeof push>[1]);
    const twice = [7, 3].map((amount) => ({ card, amount }));
    const damage: Damage = {
      kind: 'damage',
      by: 1,
      source: null,
      way: 'ability',
      life: [],
      hits: twice,
    };
    happen(play, damage);
    expect(told(carryOn(play), 'felled')).toHaveLength(1);
  });
});

describe('The 589 (R-FUZ-75)', () => {
  const near = (play: Play): void => setCounter(play, 1, 'total', 584);
  const hits = { 'Patient Milestone': 7 };

  it('counts what hits the other side, and not what hits the own', () => {
    const play = dealt(TWO_FOES, {
      source: null,
      hits: { 'Patient Milestone': 2, 'Tuba Recruit': 3 },
    });
    expect(seatCounter(play.state, 1, 'total')).toBe(2);
    expect(seatCounter(play.state, 2, 'total')).toBe(0);
  });

  it('is looked at after the whole attack (A-FUZ-05), or after each part where a match says so', () => {
    const life = [{ seat: 2, amount: 2 }];
    const parts = { hits: { 'Patient Milestone': 5 }, life };
    const whole = dealt(TWO_FOES, parts, near);
    expect(whole.state.outcome).toBeNull();
    expect(seatCounter(whole.state, 1, 'total')).toBe(591);
    const part = dealt({ ...TWO_FOES, options: { count589: 'part' } }, parts, near);
    expect(part.state.outcome).toMatchObject({ reason: 'prophecy-fulfilled', places: [[1], [2]] });
    expect(seatCounter(part.state, 2, 'life')).toBe(33);
    expect(part.facts.slice(-2)).toMatchObject([{ kind: 'ended' }, { kind: 'paused' }]);
  });

  it('has parts in an attack alone: what an instruction does is one (A-FUZ-58)', () => {
    const options = { count589: 'part' };
    const passing = {
      way: 'ability',
      hits: { 'Patient Milestone': 5 },
      life: [{ seat: 2, amount: 2 }],
    } as const;
    const play = dealt({ ...TWO_FOES, options }, passing, near);
    expect(play.state.outcome).toBeNull();
    expect(seatCounter(play.state, 1, 'total')).toBe(591);
  });

  it('counts no more of a blow than may count (A-FUZ-74)', () => {
    const play = dealt(TWO_FOES, { hits, counts: 4 });
    expect(seatCounter(play.state, 1, 'total')).toBe(4);
    const none = dealt(TWO_FOES, { hits, counts: 0 });
    expect(none.facts.some((fact) => fact.kind === 'counted' && fact.what === 'total')).toBe(false);
  });
});

describe('Drain (R-FUZ-61)', () => {
  const table = (damage: number): Sides => ({
    south: {
      field: {
        'altar-1': { card: 'Blotting Leech', marks: { damage } },
        'altar-2': { card: 'Tuba Recruit', marks: { damage: 2 } },
      },
    },
    north: { field: { 'altar-1': 'Patient Milestone' } },
  });
  const healedBy = (blow: Blow, damage = 4) =>
    told(dealt(table(damage), { source: 'Blotting Leech', ...blow }), 'healed');
  const hits = { 'Patient Milestone': 3 };

  it('heals as much as was dealt, on cards and on Life together', () => {
    expect(healedBy({ hits, life: [] })).toMatchObject([{ amount: 3 }]);
    expect(healedBy({ life: [{ seat: 2, amount: 2 }] })).toMatchObject([{ amount: 2 }]);
  });

  it('heals no more than was damaged, and tells nothing where nothing was', () => {
    expect(healedBy({ hits }, 1)).toMatchObject([{ amount: 1 }]);
    expect(healedBy({ hits }, 0)).toEqual([]);
  });

  it('heals nothing by Burn, by an On Hit ability, without the word, or of a card that is gone', () => {
    expect(healedBy({ hits, way: 'burn' })).toEqual([]);
    expect(healedBy({ hits, way: 'on-hit' })).toEqual([]);
    expect(healedBy({ hits, source: 'Tuba Recruit' })).toEqual([]);
    expect(healedBy({ hits, source: null })).toEqual([]);
    expect(healedBy({ hits: {} })).toEqual([]);
  });
});
