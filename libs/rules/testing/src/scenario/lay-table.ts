/** Lays the table of a scenario: what `given` says, over what is usual in the game. */
import {
  emptyTable,
  readingProblem,
  resume,
  setUp,
  type Chance,
  type Json,
  type Play,
  type Seat,
  type Seating,
} from '@scoresheet/rules-engine';
import { layPart } from './lay-part.js';
import { lineOf, located, withLinesOf } from './lines.js';
import { meant } from './meant.js';
import { remember, seatCalled, seatName, seatNamed, tableOf, type Table } from './names.js';
import type { ScenarioGame } from './scenario-game.js';
import { deckSaid } from './values-said.js';
import { asWords, type Words } from './words.js';

/** Words of `given` that are no counter and no place. */
const WAITING = 'waiting for';
const OPTIONS = 'options';
const DECKS = 'decks';
const SEATS = 'seats';
/** The word of a scenario that begins before the game. */
export const LOBBY = 'lobby';

export function layTable(game: ScenarioGame, given: Words, chanceOf: ChanceOf): Table {
  if (LOBBY in given) return inTheLobby(game, given);
  return given[DECKS] === undefined
    ? layByHand(game, given, chanceOf)
    : layBySetup(game, given, chanceOf);
}

/** A table at which nobody sits yet: all that may be said of it is how the match reads the rules. */
function inTheLobby(game: ScenarioGame, given: Words): Table {
  const known = [LOBBY, OPTIONS, DECKS, SEATS];
  refuseOthers(given, known, (odd) => `in the lobby there is no '${odd}' yet${meant(odd, known)}`);
  return tableFor(game, given);
}

/** What would be passed over in silence is told. */
function refuseOthers(given: Words, known: readonly string[], says: (odd: string) => string): void {
  const odd = Object.keys(given).find((word) => !known.includes(word));
  if (odd === undefined) return;
  located(lineOf(given, odd), () => {
    throw new Error(says(odd));
  });
}

/** Seats of a table: as many as the game says, or as it has names for. */
const usualSeats = ({ usualSeats: seats, seats: names, rules }: ScenarioGame): number =>
  seats ?? Math.min(names.length, rules.maxSeats);

/** Chance of a scenario needs the table, whose names it speaks of. */
type ChanceOf = (table: Table) => Chance;

function tableFor(game: ScenarioGame, given: Words): Table {
  const seats = located(lineOf(given, SEATS), () => seatsSaid(game, given[SEATS]));
  const options = asWords(given[OPTIONS] ?? {}, "'options'") as { [name: string]: Json };
  located(lineOf(given, OPTIONS), () => refuseUnknown(options, game));
  const state = emptyTable(game.rules, { seats, options });
  return tableOf(game, state);
}

function seatsSaid(game: ScenarioGame, said: unknown = usualSeats(game)): number {
  const [least, most] = [game.rules.minSeats, game.seats.length];
  const seats = Number(said);
  if (Number.isSafeInteger(seats) && seats >= least && seats <= most) return seats;
  throw new Error(`'${SEATS}' is a number from ${least} to ${most}, not '${String(said)}'`);
}

function refuseUnknown(options: Words, { rules }: ScenarioGame): void {
  for (const [name, value] of Object.entries(options)) {
    const known = rules.options[name];
    if (!known) {
      throw new Error(`no option is called '${name}'${meant(name, Object.keys(rules.options))}`);
    }
    if (readingProblem(rules, name, value as Json) === undefined) continue;
    const values = meant(String(value), known.map(String));
    throw new Error(`the option '${name}' cannot be '${String(value)}'${values}`);
  }
}

/** The game's own setup, up to its first decision. */
function layBySetup(game: ScenarioGame, given: Words, chanceOf: ChanceOf): Table {
  refuseOthers(
    given,
    [OPTIONS, DECKS, SEATS],
    (odd) => `with '${DECKS}' the game lays the table: there is no '${odd}' in 'given'`,
  );
  const table = tableFor(game, given);
  const { seats, options } = table.state;
  const decks: (readonly string[])[] = [[]];
  for (const [word, said] of Object.entries(asWords(given[DECKS], "'decks'"))) {
    decks[seatCalled(game, word)] = deckSaid(game, said);
  }
  dealTo(table, { seats, decks, options }, chanceOf(table));
  return table;
}

/** Deals by the game's own setup, up to its first decision. */
export function dealTo(table: Table, seating: Seating, chance: Chance): void {
  table.dealt = seating;
  remember(table, setUp(table, seating, chance));
}

function layByHand(game: ScenarioGame, given: Words, chanceOf: ChanceOf): Table {
  const table = tableFor(game, given);
  const chance = chanceOf(table);
  const play: Play = { rules: game.rules, state: table.state, chance, facts: [], floor: 0 };
  const everywhere: Record<string, unknown> = withLinesOf({ ...game.usualTable }, given);
  const seats: Words[] = Array.from({ length: table.state.seats + 1 }, () => ({ ...game.usual }));
  for (const [words, said] of Object.entries(given)) {
    const seat = seatNamed(game, words);
    if (seat !== undefined) {
      const part = located(lineOf(given, words), () => partOf(table, seat, asWords(said, words)));
      seats[seat] = withLinesOf({ ...seats[seat], ...part }, part);
    } else if (![WAITING, OPTIONS, SEATS].includes(words)) everywhere[words] = said;
  }
  layPart(table, play, 0, everywhere);
  for (let seat = 1; seat <= table.state.seats; seat += 1) {
    layPart(table, play, seat, seats[seat] ?? {});
  }
  const situation = given[WAITING];
  if (situation === undefined) throw new Error(`'given' says what the rules are '${WAITING}'`);
  located(lineOf(given, WAITING), () => enter(table, play, String(situation)));
  table.laid = play.facts.length;
  remember(table, [...play.facts, ...resume(table, chance)]);
  return table;
}

function partOf({ game, state }: Table, seat: Seat, part: Words): Words {
  if (seat <= state.seats) return part;
  throw new Error(
    `'${seatName(game, seat)}' does not sit at this table: it has ${state.seats} seats, and ` +
      `'${SEATS}' says how many`,
  );
}

function enter({ game }: Table, play: Play, words: string): void {
  const [, name = words, who = ''] = /^(.+) of (\S+)$/.exec(words) ?? [];
  const situation = game.situations[name];
  const seat = seatNamed(game, who);
  if (situation && seat !== undefined) return situation(play, seat);
  const known = Object.keys(game.situations);
  const slip = situation ? meant(who, game.seats) : meant(name, known);
  throw new Error(
    `a situation is '<one of: ${known.join(', ')}> of <seat>', not '${words}'${slip}`,
  );
}
