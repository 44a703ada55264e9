/** What a game is to the engine: tables of zones, steps, happenings, timings and verbs. */
import type { Choice, Answer, Option, Options } from './decision.js';
import type { CardWords } from './effects/say/words.js';
import type { CardFace, Effect, Filter, Standpoint, Verb } from './effects/vocabulary.js';
import type { Fact, Happened } from './facts.js';
import type { Json } from './json.js';
import type { Play } from './play.js';
import type { Asked, Card, CardId, Frame, Seat, State, Trigger } from './state.js';

/** Who may know a thing: everybody, the seat that a place belongs to, or only the house. */
export type Knowers = 'all' | 'owner' | 'nobody';

export interface Zone {
  /** Who sees the printed side of a card that lies there. */
  readonly faces: Knowers;
  /** Who can tell one card there from another. Never fewer than see the faces. */
  readonly ids: Knowers;
}

/** What a step of the rules does next: it asks, it has put another frame on top, or it is done. */
export type Next = readonly Ask[] | 'on' | 'done';

export interface Ask {
  readonly seat: Seat;
  readonly kind: string;
}

/** One step of the rules, as the frames of its kind go through it. */
export interface Step<F extends Frame = Frame> {
  /** The frame's fields that everybody may know; what is not named stays with the house. */
  readonly open: readonly string[];
  /** Does the next part of the work. Called whenever the frame is on top and waits for nothing. */
  proceed(play: Play, frame: F): Next;
  /** Everything that may be answered, and nothing else. Never changes while the decision is open. */
  options?(play: Reading, frame: F, asked: Asked): Options;
  /** Takes an answer; `done` when nothing of the frame is left to do. */
  answered?(play: Play, frame: F, answer: Answer): 'done' | void;
  /** Takes out what waits in the name of a seat that is gone; `done` where nothing is left to do. */
  left?(play: Play, frame: F, seat: Seat): 'done' | void;
  /** Kinds of decision whose options follow from what everybody knows: the choice may be shown. */
  readonly openChoices?: readonly string[];
}

/** Rules and state, for questions that change nothing. */
export interface Reading {
  readonly rules: Rules;
  readonly state: State;
}

/** A command that the rules forbid: the rule's id and a sentence for the person who sent it. */
export interface Refusal {
  readonly rule: string;
  readonly says: string;
}

/** Something about to happen, in a game's words; see `happen`. */
export interface Happening {
  readonly kind: string;
  readonly [field: string]: Json;
}

/** Something else that happens instead, or a change of what happens. */
export interface Replacement {
  readonly id: string;
  /** Who decides whether (`may`) and which of several applies. */
  readonly seat: Seat;
  readonly may: boolean;
  /** What happens now, or null where nothing is left of it. */
  instead(play: Play, happening: Happening): Happening | null;
}

export interface HappeningRule {
  /** "Cannot" beats "may": false stops it before anything else is looked at. */
  possible?(reading: Reading, happening: Happening): boolean;
  replacements?(reading: Reading, happening: Happening): readonly Replacement[];
  /** The frame of the response window that opens before it resolves, where one does. */
  window?(reading: Reading, happening: Happening): Frame | undefined;
  resolve(play: Play, happening: Happening): void;
}

/** When abilities of a timing are set off, and whose. */
export interface TimingRule {
  readonly timing: string;
  /** The `happened` fact that sets it off. */
  readonly what: string;
  /** The card whose abilities fire, in the state after the fact. */
  whose(reading: Reading, fact: Happened): readonly CardId[];
  /** The other card of the happening. */
  it?(fact: Happened): CardId | undefined;
  /** Where it stands among those that wait together; smaller first. */
  rank(reading: Reading, card: Card, controller: Seat): number;
}

/** Who may respond to what; used by the windows of `windows/`. */
export interface WindowRules {
  /** The seat that is asked first, and after whom the order goes round. */
  first(state: State): Seat;
  /** The next seat in the order that is still in the game. */
  after(state: State, seat: Seat): Seat;
  responses(reading: Reading, seat: Seat, window: Frame): readonly Option[];
  /** Pays and announces; the item waits in the window, or nothing does where it took effect at once. */
  announce(play: Play, seat: Seat, option: Option): Json | undefined;
  resolve(play: Play, item: Json): void;
  /** Whether an item waits in the name of a seat, with which it goes when the seat leaves. */
  belongsTo?(item: Json, seat: Seat): boolean;
}

export interface TriggerRules {
  /** `queue`: new ones wait behind; `stack`: what was set off last resolves first. */
  readonly order: 'queue' | 'stack';
  /** Whether seats put their own in an order of choice, the turn player first. */
  readonly chosenBy: 'rank' | 'seat';
  /** How many may resolve in one chain before the game ends as a loop. */
  readonly limit?: number;
}

export interface Rules {
  /** Id and version, `fuzzycards/1`. */
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Interpretations that a match may choose, by name: the values allowed, the default first. */
  readonly options: { readonly [name: string]: readonly Json[] };
  readonly zones: { readonly [zone: string]: Zone };
  /** Where the cards lie that an effect means when it names no zone. */
  readonly tableZone: string;
  /** Counters that everybody may see; others stay with the house. */
  readonly openCounters: readonly string[];
  /** Happenings that may be told, each with the fields that everybody may know. */
  readonly stories: { readonly [what: string]: readonly string[] };
  readonly steps: { readonly [kind: string]: Step };
  readonly happenings: { readonly [kind: string]: HappeningRule };
  readonly timings: readonly TimingRule[];
  readonly triggers: TriggerRules;
  readonly verbs: { readonly [verb: string]: Verb };
  readonly filters: { readonly [filter: string]: Filter };
  /** Cards that effects call by a word of the game (`host`). */
  readonly named?: {
    readonly [word: string]: (reading: Reading, effect: Effect) => readonly CardId[];
  };
  /** Whether an effect may choose the card, for whatever the card's own text asks. */
  mayTarget?(reading: Reading, card: Card, by: Standpoint): boolean;
  readonly faces: { readonly [code: string]: CardFace };
  /** What cards say, for `sayCard`. */
  readonly cardWords?: CardWords;
  readonly window?: WindowRules;
  /** Whether the state is checked after each happening, or after whole effects only. */
  readonly checkAfter: 'happening' | 'effect';
  /** Puts right what follows from the state alone: cards at 0, winners, losers. */
  check(play: Play): void;
  /** The seat that an effect of this card belongs to. */
  controllerOf(reading: Reading, card: Card): Seat;
  /** A card's base value before modifiers; 0 where it has none. */
  baseValue(card: Card, face: CardFace, what: string): number;
  /** Changes of a value by cards at the table, as long as they are what they are. */
  lasting?(reading: Reading, card: Card, what: string): number;
  /** Values that a viewer who sees the card is shown with it. */
  readonly shownValues: readonly string[];
  /** Whether a card's abilities count at the moment. */
  hasAbilities(reading: Reading, card: Card): boolean;
  /** Fills the table and puts the first frame on the stack. */
  setup(play: Play, seating: Seating): void;
  /** A seat leaves: its cards, its marks, and whether the game is over (`leave`). */
  left?(play: Play, seat: Seat): void;
  /** Why the choice is not offered; `asked` is undefined where the seat is asked nothing. */
  refuse(reading: Reading, seat: Seat, asked: Asked | undefined, choice: Choice): Refusal;
}

/** What the seats bring to the game. */
export interface Seating {
  readonly seats: number;
  /** Decks by seat, in the order of the list, as codes; index 0 stays empty. */
  readonly decks: readonly (readonly string[])[];
  readonly options: { readonly [name: string]: Json };
}

export type { Fact, Trigger };
