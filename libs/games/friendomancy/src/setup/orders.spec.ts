/**
 * Who takes the first turn where the match has named that player: in place of the JUDGE or chance
 * (R-FRI-47), who name the order of all others. The order of the draft is another (R-FRI-40).
 */
import {
  begin,
  decisions,
  JUDGE,
  leave,
  run,
  tableCounter,
  type Decision,
  type Fact,
  type Json,
  type Seat,
  type Seating,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { READY_DECKS } from '../decks/ready-decks.js';
import { disputing } from '../disputes/raise.js';
import { friendomancy } from '../game.js';

const lists = READY_DECKS.map(({ cards }) => cards);

interface Opening extends Pick<Seating, 'first'> {
  readonly seats: number;
  readonly options?: { readonly [name: string]: Json };
  readonly seed?: number;
}

const seatingOf = ({ seats, options = {}, ...named }: Opening): Seating => ({
  seats,
  options,
  ...named,
  decks: [[], ...Array.from({ length: seats }, (_, index) => lists[index % lists.length] ?? [])],
});

/** Everybody takes what is offered first, until the wanted is so or the first turn has begun. */
function played(
  opening: Opening,
  isWanted: (open: Decision) => boolean = () => false,
  leaver?: Seat,
) {
  const chance = seededChance(opening.seed ?? 1);
  const { state, facts: begun } = begin(friendomancy, seatingOf(opening), chance);
  const reading = { rules: friendomancy, state };
  const facts = [...begun];
  if (leaver !== undefined) facts.push(...leave(reading, leaver, chance));
  while (tableCounter(state, 'turn') === 0) {
    const open = decisions(reading).find(({ kind }) => kind !== disputing.kind);
    if (open === undefined || isWanted(open)) return { facts, open };
    const { seat, id, options } = open;
    const ids = 'from' in options ? options.from.map((option) => option.id) : [];
    const choice = options.pick === 'order' ? ids : (ids[0] ?? '');
    const ran = run(reading, { seat, decision: id, choice }, chance);
    facts.push(...('facts' in ran ? ran.facts : []));
  }
  return { facts, open: undefined };
}

const opened = (opening: Opening): readonly Fact[] => played(opening).facts;
const isTurnOrder = ({ kind }: Decision): boolean => kind === 'turn-order';

const ordered = (facts: readonly Fact[], of: string): readonly Seat[] =>
  facts.flatMap((fact) =>
    fact.kind === 'happened' && fact.what === 'order-named' && fact['of'] === of
      ? (fact['seats'] as readonly Seat[])
      : [],
  );
const turns = (facts: readonly Fact[]) => ordered(facts, 'turn-order');
const offered = (open: Decision | undefined): readonly string[] =>
  open && 'from' in open.options ? open.options.from.map(({ id }) => id) : [];
const beginner = (facts: readonly Fact[]) =>
  facts.find((fact) => fact.kind === 'counted' && fact.what === 'active');

describe('The player that a match has named takes the first turn', () => {
  it.each([1, 2, 3])('be it seat %i: chance orders the others alone', (first) => {
    const seeds = [1, 2, 3, 4, 5, 6].map((seed) => opened({ seats: 3, first, seed }));
    for (const facts of seeds) expect(beginner(facts)).toMatchObject({ to: first });
    expect(seeds.map((facts) => turns(facts)[0])).toEqual(seeds.map(() => first));
    expect(new Set(seeds.map((facts) => turns(facts)[1])).size).toBe(2);
  });

  it.each([1, 2])('be it seat %i of two: there is nothing to order', (first) => {
    const { facts, open } = played({ seats: 2, first, options: { judge: 'sits' } }, isTurnOrder);
    expect(open).toBeUndefined();
    expect(turns(facts)).toEqual([first, 3 - first]);
    expect(beginner(facts)).toMatchObject({ to: first });
  });

  it('and who sits on the left follows where turns go as players sit', () => {
    const options = { turnOrder: 'asSeated', draftOrder: 'asSeated' };
    const facts = opened({ seats: 3, first: 2, options });
    expect(turns(facts)).toEqual([2, 3, 1]);
    expect(beginner(facts)).toMatchObject({ to: 2 });
    expect(ordered(facts, 'draft-order')).toEqual([1, 2, 3]);
  });

  it('and the JUDGE is asked for the order of the others', () => {
    const opening: Opening = { seats: 3, first: 3, options: { judge: 'sits' } };
    const { open } = played(opening, isTurnOrder);
    expect(open?.seat).toBe(JUDGE);
    expect(offered(open)).toEqual(['player-1', 'player-2']);
    expect(turns(opened(opening))).toEqual([3, 1, 2]);
  });

  it('unless that one has left by then: the others are ordered as they sit from there to the left', () => {
    const opening: Opening = { seats: 3, first: 2, options: { judge: 'sits' } };
    expect(offered(played(opening, isTurnOrder, 2).open)).toEqual(['player-3', 'player-1']);
    const asSeated = { ...opening, options: { turnOrder: 'asSeated' } };
    expect(turns(played(asSeated, isTurnOrder, 2).facts)).toEqual([3, 1]);
  });
});

describe('Where nobody is named', () => {
  it('and a JUDGE sits, all are named in one order (R-FRI-47)', () => {
    const { open } = played({ seats: 3, options: { judge: 'sits' } }, isTurnOrder);
    expect(offered(open)).toEqual(['player-1', 'player-2', 'player-3']);
  });

  it('chance names each player first some time', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => opened({ seats: 3, seed }));
    expect(new Set(seeds.map((facts) => turns(facts)[0]))).toEqual(new Set([1, 2, 3]));
  });
});
