/** Lays the table of a scenario: what `given` says, over what is usual in the game. */
import {
  readingProblem,
  cardsIn,
  emptyTable,
  invariant,
  mark,
  place,
  reslot,
  resume,
  setUp,
  setCounter,
  stock,
  type CardId,
  type Chance,
  type Json,
  type Place,
  type Play,
  type Seat,
  type Seating,
} from '@scoresheet/rules-engine';
import { asList, asWords, type Words } from './words.js';
import { givenBy, layChanges } from './changes.js';
import { lineOf, located, withLinesOf } from './lines.js';
import { meant } from './meant.js';
import {
  codeNamed,
  counterNamed,
  giveLabel,
  isPile,
  nothingOfACard,
  placeNamed,
  remember,
  seatNamed,
  tableOf,
} from './names.js';
import type { Table } from './names.js';
import type { ScenarioGame, ScenarioPlace } from './scenario-game.js';

/** Words of `given` that are no counter and no place. */
const WAITING = 'waiting for';
const OPTIONS = 'options';
const DECKS = 'decks';
const SEATS = 'seats';
/** Said where a scenario begins before the game. */
export const LOBBY = 'lobby';

/** Words of a card that say what it has got. */
const CHANGES = ['gets', 'until', 'given by'];

/** More than any game deals; a slip of the pen beyond that would fill the memory. */
const MOST_CARDS = 1_000;

export function layTable(game: ScenarioGame, given: Words, chanceOf: ChanceOf): Table {
  if (LOBBY in given) return inTheLobby(game, given);
  return given[DECKS] === undefined
    ? layByHand(game, given, chanceOf)
    : layBySetup(game, given, chanceOf);
}

/** A table at which nobody sits yet: all that may be said of it is how the match reads the rules. */
function inTheLobby(game: ScenarioGame, given: Words): Table {
  const known = [LOBBY, OPTIONS, DECKS, SEATS];
  const odd = Object.keys(given).find((word) => !known.includes(word));
  if (odd === undefined) return tableFor(game, given);
  return located(lineOf(given, odd), () => {
    throw new Error(`in the lobby there is no '${odd}' yet${meant(odd, known)}`);
  });
}

/** As many as the game says, or as it has names for. */
const usualSeats = ({ usualSeats: seats, seats: names, rules }: ScenarioGame): number =>
  seats ?? Math.min(names.length, rules.maxSeats);

/** Chance of a scenario needs the table, whose names it speaks of. */
type ChanceOf = (table: Table) => Chance;

function tableFor(game: ScenarioGame, given: Words): Table {
  const seats = Number(given[SEATS] ?? usualSeats(game));
  const options = asWords(given[OPTIONS] ?? {}, "'options'") as { [name: string]: Json };
  located(lineOf(given, OPTIONS), () => refuseUnknown(options, game));
  const state = emptyTable(game.rules, { seats, options });
  return tableOf(game, state);
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
  const table = tableFor(game, given);
  const { seats, options } = table.state;
  const decks: (readonly string[])[] = [[]];
  for (const [word, said] of Object.entries(asWords(given[DECKS], "'decks'"))) {
    const seat = seatNamed(game, word);
    if (seat === undefined) {
      throw new Error(`no seat is called '${word}'${meant(word, game.seats)}`);
    }
    decks[seat] = deckSaid(game, said);
  }
  dealTo(table, { seats, decks, options }, chanceOf(table));
  return table;
}

/** Deals by the game's own setup, up to its first decision. */
export function dealTo(table: Table, seating: Seating, chance: Chance): void {
  table.dealt = seating;
  remember(table, setUp(table, seating, chance));
}

export function deckSaid(game: ScenarioGame, said: unknown): readonly string[] {
  const ready = game.decks?.[String(said)];
  if (ready) return ready;
  return asList(said).flatMap((item) => codesSaid(game, item));
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
      const part = located(lineOf(given, words), () => asWords(said, words));
      seats[seat] = withLinesOf({ ...seats[seat], ...part }, part);
    } else if (![WAITING, OPTIONS, SEATS].includes(words)) everywhere[words] = said;
  }
  lay(table, play, 0, everywhere);
  for (let seat = 1; seat <= table.state.seats; seat += 1) {
    lay(table, play, seat, seats[seat] ?? {});
  }
  const situation = given[WAITING];
  if (situation === undefined) throw new Error(`'given' says what the rules are '${WAITING}'`);
  located(lineOf(given, WAITING), () => enter(table, play, String(situation)));
  table.laid = play.facts.length;
  remember(table, [...play.facts, ...resume(table, chance)]);
  return table;
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

function lay(table: Table, play: Play, seat: Seat, part: Words): void {
  const { game } = table;
  for (const [words, said] of Object.entries(part)) {
    located(lineOf(part, words), () => {
      const spot = placeNamed(game, words);
      if (spot) layCards(table, play, { seat, spot, at: place(spot.zone, seat) }, said);
      else if (said === null) layMark(game, play, seat, words);
      else setCounter(play, seat, counterNamed(game, words), counterSaid(game, said));
    });
  }
}

/** `south has redrawn`, `genesis flip done`: a counter that is 1. */
function layMark(game: ScenarioGame, play: Play, seat: Seat, words: string): void {
  const [, who, what] = /^(\S+) has (.+)$/.exec(words) ?? [];
  const whose = who === undefined ? undefined : seatNamed(game, who);
  if (whose === undefined) setCounter(play, seat, counterNamed(game, words), 1);
  else setCounter(play, whose, counterNamed(game, what ?? ''), 1);
}

export function counterSaid(game: ScenarioGame, said: unknown): number {
  const number = typeof said === 'string' ? seatNamed(game, said) : Number(said);
  if (number !== undefined && Number.isSafeInteger(number)) return number;
  throw new Error(`a counter is a whole number, true, or a seat, not '${String(said)}'`);
}

interface Spot {
  readonly seat: Seat;
  readonly spot: ScenarioPlace;
  readonly at: Place;
}

function layCards(table: Table, play: Play, where: Spot, said: unknown): void {
  if (said === null || said === 'empty') return;
  const items = asList(said);
  const entries = items.map((item, index) => ({ item, line: lineOf(said, index) }));
  for (const { item, line } of isPile(table.game, where.spot.zone) ? entries.reverse() : entries) {
    located(line, () => {
      if (item === null) cardSaid(item);
      else if (typeof item === 'object') layCard(table, play, where, asWords(item, 'a card'));
      else for (const code of codesSaid(table.game, item)) layPlain(play, where, code);
    });
  }
}

function layPlain(play: Play, { seat, spot, at }: Spot, code: string): CardId {
  stock(play, at, seat, [code]);
  const id = cardsIn(play.state, at).at(-1);
  invariant(id !== undefined, 'a card that was laid lies there');
  reslot(play, id, spot.slot ?? 0);
  return id;
}

/** `5`, `5 cards` and `20 more` are cards that nobody names. */
function codesSaid(game: ScenarioGame, item: unknown): readonly string[] {
  const [, count] = /^(\d+)(?: cards?| more)?$/.exec(String(item)) ?? [];
  if (count !== undefined) return copies(Number(count), game.filler);
  const [, times, name] = /^(\d+) x (.+)$/.exec(String(item)) ?? [];
  return copies(Number(times ?? 1), codeNamed(game, name ?? String(item)));
}

function copies(count: number, code: string): readonly string[] {
  if (count <= MOST_CARDS) return Array.from({ length: count }, () => code);
  throw new Error(`no place holds ${count} cards: ${MOST_CARDS} at the most`);
}

/** A card is named; what YAML takes for a number or a date of its own is none. */
export function cardSaid(said: unknown): string {
  if (typeof said === 'string') return said;
  throw new Error(
    `a card is called by its name, not ${JSON.stringify(said)}; a name goes in quotes`,
  );
}

function layCard(table: Table, play: Play, where: Spot, words: Words): void {
  const { card, as, owner, ...rest } = words;
  const { game } = table;
  const seat = owner === undefined ? where.seat : (seatNamed(game, String(owner)) ?? where.seat);
  const id = layPlain(play, { ...where, seat }, codeNamed(game, cardSaid(card)));
  if (as !== undefined) giveLabel(table, String(as), id);
  layChanges(table, play, id, rest);
  for (const [word, said] of Object.entries(rest)) {
    if (CHANGES.includes(word) || givenBy(game, word)) continue;
    const spot = placeNamed(game, word);
    const name = game.marks[word];
    if (spot) layCards(table, play, { seat, spot, at: place(spot.zone, id) }, said);
    else if (name === undefined) throw new Error(nothingOfACard(game, word));
    else mark(play, id, name, counterSaid(game, said));
  }
}
