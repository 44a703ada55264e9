/** Finds what a word of a scenario means, and says a thing of the game in a scenario's words. */
import {
  cardOf,
  cardsIn,
  JUDGE,
  zoneOf,
  type Action,
  type CardId,
  type Fact,
  type Place,
  type Reading,
  type Seat,
  type Seating,
  type State,
} from '@scoresheet/rules-engine';
import { meant } from './meant.js';
import type { ScenarioGame, ScenarioPlace } from './scenario-game.js';

/** A scenario being played: the game, its words, and where the labelled cards are now. */
export interface Table extends Reading {
  readonly game: ScenarioGame;
  /** Cards that the scenario calls by a name of its own (`as`), by the ids they have now. */
  readonly labels: Map<string, CardId>;
  /** The labels by every id that the cards have had. */
  readonly labelOf: Map<CardId, string>;
  /** Every card there ever was, so that facts about one that has moved on can still be read. */
  readonly faces: Map<CardId, string>;
  readonly facts: Fact[];
  /** How many of the facts only laid the table: `then` speaks of those that came after. */
  laid: number;
  /** All that was done at it, in order, what was refused among it. */
  readonly deeds: Deed[];
  /** The decks and options of the setup; absent at a table that was laid by hand. */
  dealt?: Seating;
}

/** An answer, or a seat that dropped out; `line` is what the scenario says of it. */
export type Deed = (Action | { readonly leaves: Seat }) & { readonly line: string };

/** A table at which nothing has been named or done yet. */
export const tableOf = (game: ScenarioGame, state: State): Table => ({
  game,
  rules: game.rules,
  state,
  facts: [],
  laid: 0,
  deeds: [],
  labels: new Map(),
  labelOf: new Map(),
  faces: new Map(),
});

/** The judge is no seat, but may be asked and may answer like one. */
export const whoIs = (game: ScenarioGame, word: string): Seat | undefined =>
  word === 'judge' ? JUDGE : seatNamed(game, word);

export function seatNamed(game: ScenarioGame, word: string): Seat | undefined {
  const index = game.seats.indexOf(word);
  return index < 0 ? undefined : index + 1;
}

/** The seat of words that have to be a seat's name; throws on any others, which are a slip. */
export function seatCalled(game: ScenarioGame, word: string): Seat {
  const seat = seatNamed(game, word);
  if (seat !== undefined) return seat;
  throw new Error(`no seat is called '${word}'${meant(word, game.seats)}`);
}

export const seatName = (game: ScenarioGame, seat: Seat): string =>
  seat === JUDGE ? 'judge' : (game.seats[seat - 1] ?? `seat ${seat}`);

export const printedName = (game: ScenarioGame, code: string): string =>
  game.rules.faces[code]?.name ?? code;

/** The code of a printed card, by its name or its code. */
export function codeNamed(game: ScenarioGame, name: string): string {
  if (game.rules.faces[name]) return name;
  const face = Object.values(game.rules.faces).find((printed) => printed.name === name);
  if (face) return face.code;
  const names = Object.values(game.rules.faces).map((printed) => printed.name);
  throw new Error(`no card is called '${name}'${meant(name, names)}`);
}

/** `altar 1`, `hand`, `field 4`; undefined where the words are no place. */
export function placeNamed(game: ScenarioGame, words: string): ScenarioPlace | undefined {
  const known = game.places?.[words];
  if (known) return known;
  const [, zone, slot] = /^(\S+?)(?: (\d+))?$/.exec(words) ?? [];
  if (zone === undefined || !game.rules.zones[zone]) return undefined;
  return slot === undefined ? { zone } : { zone, slot: Number(slot) };
}

export const placesOf = ({ places, rules }: ScenarioGame): readonly string[] => [
  ...Object.keys(places ?? {}),
  ...Object.keys(rules.zones),
];

export function placeWords(game: ScenarioGame, zone: string, slot = 0): string {
  for (const [words, known] of Object.entries(game.places ?? {})) {
    if (known.zone === zone && (known.slot ?? 0) === slot) return words;
  }
  return slot === 0 ? zone : `${zone} ${slot}`;
}

/** The counter of that name; refused where the game knows none, since it may be a slip. */
export function counterNamed(game: ScenarioGame, words: string): string {
  const { rules, counters } = game;
  const counter = counters?.[words] ?? words;
  const known =
    rules.openCounters.includes(counter) || Object.values(counters ?? {}).includes(counter);
  if (known) return counter;
  const names = [...Object.keys(counters ?? {}), ...rules.openCounters, ...placesOf(game)];
  throw new Error(
    `'${words}' is neither a place nor a counter of ${rules.id}${meant(words, [...names, ...game.seats])}`,
  );
}

/** What is said of a word on a card that neither marks nor places know. */
export const nothingOfACard = (game: ScenarioGame, word: string): string =>
  `'${word}' is nothing that a card can have${meant(word, [
    'card',
    'as',
    'owner',
    'gets',
    'until',
    'given by',
    ...Object.keys(game.marks),
    ...Object.keys(game.values ?? {}),
    ...game.rules.shownValues,
    ...placesOf(game),
  ])}`;

/** A pile whose cards nobody sees is listed from its top, as the cards will come. */
export const isPile = ({ rules }: ScenarioGame, zone: string): boolean =>
  rules.zones[zone]?.faces === 'nobody';

/** Cards in the order in which scenarios list them. */
export function listed({ game, state }: Table, at: Place): readonly CardId[] {
  const ids = cardsIn(state, at);
  return isPile(game, zoneOf(at)) ? [...ids].reverse() : ids;
}

/** `Ember Fox`, or the label that the scenario gave this very card. */
export const cardWords = ({ game, state, labelOf, faces }: Table, id: CardId): string =>
  labelOf.get(id) ?? printedName(game, state.cards[id]?.face ?? faces.get(id) ?? id);

/** The label, where the scenario gave one, and the printed name. */
export function labelledOrPrinted({ game, state, labelOf }: Table, id: CardId): readonly string[] {
  const label = labelOf.get(id);
  const printed = printedName(game, cardOf(state, id).face);
  return label === undefined ? [printed] : [label, printed];
}

export function giveLabel(table: Table, label: string, id: CardId): void {
  table.labels.set(label, id);
  table.labelOf.set(id, label);
}

/** Takes note of facts: labels follow their cards to new ids. */
export function remember(table: Table, facts: readonly Fact[]): void {
  for (const fact of facts) {
    table.facts.push(fact);
    if (fact.kind !== 'moved') continue;
    table.faces.set(fact.as, fact.face);
    const label = table.labelOf.get(fact.card);
    if (label !== undefined) giveLabel(table, label, fact.as);
  }
  for (const { id, face } of Object.values(table.state.cards)) table.faces.set(id, face);
}
