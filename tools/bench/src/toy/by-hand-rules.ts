/**
 * The toy duel in the shortest event-sourced way: plain functions for this one game, which know
 * no frames, no happenings and no cards as data.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  decksOf,
  ENERGY_A_TURN,
  FIELD_LIMIT,
  LIFE,
  OPENING_HAND,
  unitOf,
  type Deal,
  type DuelViewer,
  type Fighter,
  type Shown,
} from './duel.js';

interface Side {
  life: number;
  energy: number;
  readonly deck: string[];
  // Values: a changed one takes the place of the old, which views may go on holding.
  hand: readonly string[];
  field: readonly Fighter[];
  trash: readonly string[];
}

interface Table {
  turn: number;
  active: number;
  winner: number | null;
  /** In the order of the seats. */
  readonly sides: readonly [Side, Side];
}

/** `face` of a turn is the card drawn. */
export type Fact =
  | { readonly kind: 'turn-began'; readonly seat: number; readonly face?: string }
  | { readonly kind: 'unit-played'; readonly seat: number; readonly hand: number }
  | { readonly kind: 'unit-rested'; readonly seat: number; readonly unit: number }
  | {
      readonly kind: 'unit-hurt';
      readonly seat: number;
      readonly unit: number;
      readonly damage: number;
    }
  | { readonly kind: 'unit-fell'; readonly seat: number; readonly unit: number }
  | { readonly kind: 'life-lost'; readonly seat: number; readonly life: number }
  | { readonly kind: 'duel-won'; readonly seat: number };

const sideOf = ({ sides }: Table, seat: number): Side => sides[seat === 1 ? 0 : 1];

export function deal(order: Deal): Table {
  const [first, second] = decksOf(order).map((deck) => {
    const hand = deck.splice(-OPENING_HAND).reverse();
    return { life: LIFE, energy: 0, deck, hand, field: [], trash: [] };
  });
  const table = {
    turn: 0,
    active: 0,
    winner: null,
    sides: [first as Side, second as Side],
  } as const;
  const dealt: Table = { ...table };
  beginTurn(dealt, 1, []);
  return dealt;
}

export function optionsOf(table: Table): string[] {
  const { hand, field, energy } = sideOf(table, table.active);
  const foes = sideOf(table, 3 - table.active).field;
  const options: string[] = [];
  if (field.length < FIELD_LIMIT) {
    hand.forEach((face, card) => {
      if (unitOf(face).cost <= energy) options.push(`play ${card}`);
    });
  }
  field.forEach(({ rested }, unit) => {
    if (rested) return;
    options.push(`attack ${unit} life`);
    foes.forEach((_, foe) => options.push(`attack ${unit} ${foe}`));
  });
  options.push('end-turn');
  return options;
}

/** Carries out what was offered and gives the facts; undefined where it was not. */
export function decide(table: Table, seat: number, words: string): readonly Fact[] | undefined {
  if (table.winner !== null || seat !== table.active) return undefined;
  if (!optionsOf(table).includes(words)) return undefined;
  const facts: Fact[] = [];
  const [verb, card, target] = words.split(' ');
  if (verb === 'end-turn') beginTurn(table, 3 - seat, facts);
  else if (verb === 'play') playUnit(table, seat, Number(card), facts);
  else attack(table, { seat, unit: Number(card), target: target ?? '' }, facts);
  return facts;
}

function evolve(table: Table, fact: Fact): void {
  const side = sideOf(table, fact.seat);
  switch (fact.kind) {
    case 'turn-began':
      Object.assign(table, { turn: table.turn + 1, active: fact.seat });
      side.energy = ENERGY_A_TURN;
      side.field = side.field.map((fighter) => ({ ...fighter, rested: 0 }));
      if (fact.face !== undefined) side.hand = [...side.hand, side.deck.pop() as string];
      return;
    case 'unit-played': {
      const face = side.hand[fact.hand] as string;
      side.hand = side.hand.toSpliced(fact.hand, 1);
      side.energy -= unitOf(face).cost;
      side.field = [...side.field, { face, damage: 0, rested: 1 }];
      return;
    }
    case 'unit-rested':
      side.field = side.field.with(fact.unit, { ...fighterAt(side, fact.unit), rested: 1 });
      return;
    case 'unit-hurt':
      side.field = side.field.with(fact.unit, {
        ...fighterAt(side, fact.unit),
        damage: fact.damage,
      });
      return;
    case 'unit-fell':
      side.trash = [...side.trash, fighterAt(side, fact.unit).face];
      side.field = side.field.toSpliced(fact.unit, 1);
      return;
    case 'life-lost':
      side.life = fact.life;
      return;
    case 'duel-won':
      table.winner = fact.seat;
  }
}

const fighterAt = ({ field }: Side, unit: number): Fighter => field[unit] as Fighter;

/** What a viewer may know of the table. */
export const view = ({ sides, ...open }: Table, viewer: DuelViewer | 'house'): Shown => ({
  ...open,
  sides: sides.map((side, index) => {
    const isOwn = viewer === 'house' || viewer === index + 1;
    return {
      life: side.life,
      energy: side.energy,
      deck: viewer === 'house' ? [...side.deck] : side.deck.length,
      hand: isOwn ? side.hand : side.hand.length,
      field: side.field,
      trash: side.trash,
    };
  }),
});

/** What a seat or the public may know of a fact. */
export const see = (fact: Fact, viewer: DuelViewer): Fact =>
  fact.kind === 'turn-began' && viewer !== fact.seat ? { kind: fact.kind, seat: fact.seat } : fact;

function write(table: Table, facts: Fact[], fact: Fact): void {
  evolve(table, fact);
  facts.push(fact);
}

function beginTurn(table: Table, seat: number, facts: Fact[]): void {
  const face = sideOf(table, seat).deck.at(-1);
  write(table, facts, withoutUndefined({ kind: 'turn-began', seat, face }));
  if (face === undefined) write(table, facts, { kind: 'duel-won', seat: 3 - seat });
}

function playUnit(table: Table, seat: number, hand: number, facts: Fact[]): void {
  const { arrival } = unitOf(sideOf(table, seat).hand[hand] as string);
  write(table, facts, { kind: 'unit-played', seat, hand });
  if (arrival > 0) loseLife(table, 3 - seat, arrival, facts);
}

interface Attack {
  readonly seat: number;
  readonly unit: number;
  /** `life`, or the number of a unit of the other seat. */
  readonly target: string;
}

function attack(table: Table, { seat, unit, target }: Attack, facts: Fact[]): void {
  const { power } = unitOf(fighterAt(sideOf(table, seat), unit).face);
  write(table, facts, { kind: 'unit-rested', seat, unit });
  if (target === 'life') return loseLife(table, 3 - seat, power, facts);
  const fights = [
    { seat, unit, by: unitOf(fighterAt(sideOf(table, 3 - seat), Number(target)).face).power },
    { seat: 3 - seat, unit: Number(target), by: power },
  ].sort((a, b) => a.seat - b.seat);
  for (const { by, ...whom } of fights) {
    const damage = fighterAt(sideOf(table, whom.seat), whom.unit).damage + by;
    write(table, facts, { kind: 'unit-hurt', ...whom, damage });
  }
  for (const whom of fights.map(({ seat: of, unit: at }) => ({ seat: of, unit: at }))) {
    const { face, damage } = fighterAt(sideOf(table, whom.seat), whom.unit);
    if (damage >= unitOf(face).toughness) write(table, facts, { kind: 'unit-fell', ...whom });
  }
}

function loseLife(table: Table, seat: number, by: number, facts: Fact[]): void {
  const life = Math.max(0, sideOf(table, seat).life - by);
  write(table, facts, { kind: 'life-lost', seat, life });
  if (life === 0) write(table, facts, { kind: 'duel-won', seat: 3 - seat });
}
