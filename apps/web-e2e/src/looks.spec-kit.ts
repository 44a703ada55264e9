/** Moments out of games that are played at random: somebody is asked, and how they will answer. */
import { GAME_LOADERS, type CatalogEntry } from '@scoresheet/games-catalog/lazy';
import {
  decisions,
  view,
  type Choice,
  type Decision,
  type Seating,
  type TableView,
} from '@scoresheet/rules-engine';
import {
  oneOf,
  randomChoice,
  randomWalk,
  seededNumbers,
  tablesOf,
  type WalkStep,
} from '@scoresheet/rules-testing';

export interface Look {
  readonly seed: number;
  /** The number of the action after which is looked. */
  readonly number: number;
  readonly seats: number;
  readonly decision: Decision;
  /** As the seat that is asked sees it. */
  readonly table: TableView;
  /** One of the answers that are offered. */
  readonly choice: Choice;
}

interface Walks {
  readonly entry: CatalogEntry;
  readonly games: number;
}

/** The longest walk. */
const ACTIONS = 149;
/** Of a game that seats more, so many sit down at most: a row of seats is as long as it gets. */
const MOST_SEATS = 5;

export const GAMES = Object.keys(GAME_LOADERS);

export async function gameOf(id: string): Promise<CatalogEntry> {
  const entry = await GAME_LOADERS[id]?.();
  if (!entry) throw new Error(`there is no game '${id}'`);
  return entry;
}

/** All numbers of seats at which the game is looked at. */
export const seatsOf = ({ rules: { minSeats, maxSeats } }: CatalogEntry): readonly number[] =>
  Array.from(
    { length: Math.min(MOST_SEATS, maxSeats) - minSeats + 1 },
    (_, more) => minSeats + more,
  );

/** One look out of each game, early or late. */
export function looksOf({ entry, games }: Walks): readonly Look[] {
  const tableOf = tablesFor(entry, seatsOf(entry));
  return Array.from({ length: games }, (_, index) => index + 1).flatMap((seed) =>
    lookInto(entry, { seating: tableOf(seed), seed, upTo: 1 + seededNumbers(seed)(ACTIONS) }),
  );
}

/** Looks into the middle of games at so many tables. */
export function middlesOf(
  entry: CatalogEntry,
  { seats, tables }: { readonly seats: number; readonly tables: number },
): readonly Look[] {
  const tableOf = tablesFor(entry, [seats]);
  return Array.from({ length: tables }, (_, index) => index + 1).flatMap((seed) =>
    lookInto(entry, { seating: tableOf(seed), seed, upTo: ACTIONS }),
  );
}

const tablesFor = ({ rules, readyDecks }: CatalogEntry, seats: readonly number[]) =>
  tablesOf({ rules, seats, decks: [(below) => oneOf(readyDecks, below).cards] });

interface Walk {
  readonly seating: Seating;
  readonly seed: number;
  /** The number of the action after which is looked. */
  readonly upTo: number;
}

/** So often is looked, for a game that ends sooner than the walk. */
const EVERY = 25;

/** The latest of the looks; none into a game that ends before the first. */
function lookInto({ rules }: CatalogEntry, { seating, seed, upTo }: Walk): readonly Look[] {
  const looks: Look[] = [];
  randomWalk({
    rules,
    seating,
    seed,
    maxActions: upTo,
    shows: (number) => number === upTo || (upTo - number) % EVERY === 0,
    onStep: (step) => looks.push(...lookAt(step)),
  });
  return looks.slice(-1);
}

/** One of the seats that are asked; none where the game is over. */
function lookAt({ rules, after: state, seed, number }: WalkStep): readonly Look[] {
  const below = seededNumbers(Math.imul(seed, 31) + number);
  const open = decisions({ rules, state });
  if (open.length === 0) return [];
  const decision = oneOf(open, below);
  const table = view({ rules, state }, decision.seat);
  const choice = randomChoice(decision.options, below);
  return [{ seed, number, seats: state.seats, decision, table, choice }];
}
