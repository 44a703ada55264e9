/** The toy duel as a game of boardgame.io: moves that change a draft, the event that ends a turn. */
import {
  decksOf,
  ENERGY_A_TURN,
  FIELD_LIMIT,
  LIFE,
  OPENING_HAND,
  unitOf,
  type Deal,
  type Fighter,
  type Pile,
  type Shown,
} from './duel.js';
import { INVALID_MOVE, type Ctx, type Game } from './boardgame-io.js';

interface Side {
  life: number;
  energy: number;
  deck: string[];
  hand: string[];
  field: Fighter[];
  trash: string[];
}

/** `G` of the duel. */
export interface Table {
  turn: number;
  active: number;
  winner: number | null;
  sides: Side[];
}

interface Context {
  readonly G: Table;
  readonly ctx: Ctx;
}

export const seatOf = (playerID: string): number => Number(playerID) + 1;

const sideOf = ({ sides }: Table, seat: number): Side => sides[seat - 1] as Side;

function setup(_: unknown, order: Deal | undefined): Table {
  const decks = order ? decksOf(order) : [];
  const sides = decks.map((deck) => ({
    life: LIFE,
    energy: 0,
    field: [],
    trash: [],
    hand: deck.splice(-OPENING_HAND).reverse(),
    deck,
  }));
  return { turn: 0, active: 0, winner: null, sides };
}

function beginTurn({ G, ctx }: Context): void {
  const seat = seatOf(ctx.currentPlayer);
  const side = sideOf(G, seat);
  G.turn += 1;
  G.active = seat;
  side.energy = ENERGY_A_TURN;
  for (const fighter of side.field) fighter.rested = 0;
  const face = side.deck.pop();
  if (face === undefined) G.winner = 3 - seat;
  else side.hand.push(face);
}

function play({ G, ctx }: Context, card: number): typeof INVALID_MOVE | void {
  const seat = seatOf(ctx.currentPlayer);
  const side = sideOf(G, seat);
  const face = side.hand[card];
  if (face === undefined || side.field.length >= FIELD_LIMIT) return INVALID_MOVE;
  const { cost, arrival } = unitOf(face);
  if (cost > side.energy) return INVALID_MOVE;
  side.energy -= cost;
  side.hand.splice(card, 1);
  side.field.push({ face, damage: 0, rested: 1 });
  if (arrival > 0) loseLife(G, 3 - seat, arrival);
}

function attack(
  { G, ctx }: Context,
  unit: number,
  target: number | 'life',
): typeof INVALID_MOVE | void {
  const seat = seatOf(ctx.currentPlayer);
  const fighter = sideOf(G, seat).field[unit];
  if (!fighter || fighter.rested) return INVALID_MOVE;
  const { power } = unitOf(fighter.face);
  if (target === 'life') {
    fighter.rested = 1;
    return loseLife(G, 3 - seat, power);
  }
  const foe = sideOf(G, 3 - seat).field[target];
  if (!foe) return INVALID_MOVE;
  fighter.rested = 1;
  foe.damage += power;
  fighter.damage += unitOf(foe.face).power;
  for (const side of G.sides) buryFallen(side);
}

function buryFallen(side: Side): void {
  const hasFallen = ({ face, damage }: Fighter): boolean => damage >= unitOf(face).toughness;
  const fallen = side.field.filter(hasFallen);
  if (fallen.length === 0) return;
  side.trash.push(...fallen.map(({ face }) => face));
  side.field = side.field.filter((fighter) => !hasFallen(fighter));
}

function loseLife(G: Table, seat: number, by: number): void {
  const side = sideOf(G, seat);
  side.life = Math.max(0, side.life - by);
  if (side.life === 0) G.winner = 3 - seat;
}

/** An option in the form that `ai.enumerate` gives. */
export type Enumerated =
  | { readonly move: 'play' | 'attack'; readonly args: readonly (number | 'life')[] }
  | { readonly event: 'endTurn' };

function enumerate(G: Table, ctx: Ctx): Enumerated[] {
  const seat = seatOf(ctx.currentPlayer);
  const { hand, field, energy } = sideOf(G, seat);
  const foes = sideOf(G, 3 - seat).field;
  const options: Enumerated[] = [];
  if (field.length < FIELD_LIMIT) {
    hand.forEach((face, card) => {
      if (unitOf(face).cost <= energy) options.push({ move: 'play', args: [card] });
    });
  }
  field.forEach(({ rested }, unit) => {
    if (rested) return;
    options.push({ move: 'attack', args: [unit, 'life'] });
    foes.forEach((_, foe) => options.push({ move: 'attack', args: [unit, foe] }));
  });
  options.push({ event: 'endTurn' });
  return options;
}

function playerView({ G, playerID }: { G: Table; playerID: string | null }): Shown {
  const sides = G.sides.map((side, index) => {
    const hand: Pile = playerID === String(index) ? side.hand : side.hand.length;
    return { ...side, deck: side.deck.length, hand };
  });
  return { ...G, sides };
}

/** The duel without undo, as a game with hidden cards has it: each undo step would be kept. */
export const duelGame: Game<Table, Record<string, unknown>, Deal> = {
  name: 'toy-duel',
  disableUndo: true,
  seed: 'toy-duel',
  setup,
  moves: { play, attack },
  turn: { onBegin: beginTurn },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  playerView,
  ai: { enumerate: enumerate as NonNullable<Game<Table>['ai']>['enumerate'] },
};
