/** What a game is to the engine: tables of zones, steps, happenings, timings and verbs. */
import type { Json } from '../base/json.js';
import type { Choice } from './decision.js';
import type { HappeningRule } from './happening-rules.js';
import type { Limits } from './limits.js';
import type { MeanwhileRules } from './meanwhile-rules.js';
import type { Play } from './play.js';
import type { RepetitionRules } from './repetition-rules.js';
import type { Asked, Card, CardId, Outcome, Seat, State } from './state.js';
import type { Step } from './step.js';
import type { TimingRule, TriggerRules } from './trigger-rules.js';
import type {
  CardFace,
  Choosing,
  Effect,
  Filter,
  PossibleChange,
  Standing,
  Standpoint,
  Verb,
} from './vocabulary.js';
import type { WindowRules } from './window-rules.js';

/** Who may know a thing: everybody, the seat that a place belongs to, or only the house. */
export type Knowers = 'all' | 'owner' | 'nobody';

export interface Zone {
  /**
   * Who sees the printed side of a card that lies there; `who-knew`: whoever saw it where it came
   * from (`Card.knownTo`), so that a card which is laid face down is not forgotten.
   */
  readonly faces: Knowers | 'who-knew';
  /** Who can tell one card there from another. Never fewer than see the faces. */
  readonly ids: Knowers;
}

/** Rules and state, for questions that change nothing. */
export interface Reading {
  readonly rules: Rules;
  readonly state: State;
  /**
   * The lasting changes of each value that was looked up, kept by whoever looks at a whole table
   * during which nothing can change. Without it they are looked up each time.
   */
  readonly standing?: Map<string, readonly Standing[]>;
  /** While values are worked out that may depend on themselves: what a change adds to a card. */
  readonly circle?: (change: PossibleChange, card: Card) => number;
}

/** A command that the rules forbid: the rule's id and a sentence for the person who sent it. */
export interface Refusal {
  readonly rule: string;
  readonly says: string;
}

export interface Rules {
  /** Id and version, `fuzzycards/1`. */
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Interpretations that a match may choose, by name: the values allowed, the default first. */
  readonly options: { readonly [name: string]: readonly Json[] };
  /**
   * Options that take more than the values listed, a list of cards say: what such a value looks
   * like and what is wrong with this one, or undefined where it may be read.
   */
  readonly freeOptions?: {
    readonly [name: string]: (rules: Rules, value: Json) => string | undefined;
  };
  /** How many may sit down at most, where an option says it; `maxSeats` is what is usual. */
  mostSeats?(options: Seating['options']): number;
  readonly zones: { readonly [zone: string]: Zone };
  /** The zone of the cards that an effect means when it names none. */
  readonly tableZone: string;
  /** Counters that everybody may see; others stay with the house. */
  readonly openCounters: readonly string[];
  /** Counters that the JUDGE sees besides, by their names: what one of them has said in secret. */
  isOpenToJudge?(counter: string): boolean;
  /** Happenings that may be told, each with the fields that everybody may know. */
  readonly stories: { readonly [what: string]: readonly string[] };
  readonly steps: { readonly [kind: string]: Step };
  readonly happenings: { readonly [kind: string]: HappeningRule };
  readonly timings: readonly TimingRule[];
  readonly triggers: TriggerRules;
  readonly verbs: { readonly [verb: string]: Verb };
  readonly filters: { readonly [filter: string]: Filter };
  /** Filters that ask for a value of the card, each with the name of the value. */
  readonly asks?: { readonly [filter: string]: (wanted: Json) => string };
  /** Cards that effects call by a word of the game (`host`). */
  readonly named?: {
    readonly [word: string]: (reading: Reading, effect: Effect) => readonly CardId[];
  };
  /** Targets that are no cards, by the words with which effects ask for them (`Choosing.things`). */
  readonly things?: {
    readonly [word: string]: (
      reading: Reading,
      choosing: Choosing,
      by: Standpoint,
    ) => readonly string[];
  };
  /** What becomes of an effect whose text asks for more targets than there are: it does nothing. */
  readonly shortOfTargets?: 'nothing' | 'what-it-can';
  /** Whether an effect may choose the card, whatever else its text asks of `choosing`. */
  mayTarget?(reading: Reading, card: Card, by: Effect, choosing: Choosing): boolean;
  readonly faces: { readonly [code: string]: CardFace };
  /** The lines of a card's text, each of whole sentences; absent where the game has no words for it. */
  cardText?(face: CardFace): readonly string[];
  /** Whether what is printed on a card counts for another one, which bears it, and is in its text. */
  isBorne?(face: CardFace): boolean;
  readonly window?: WindowRules;
  readonly repetition?: RepetitionRules;
  /** How much one action may be; the usual limits where absent. */
  readonly limits?: Limits;
  /** The places where the engine ends a game by one of its limits; all seats share one elsewhere. */
  placesNow?(state: State): Outcome['places'];
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
  /**
   * Cards whose lasting abilities count where they lie, for `sourcesOf`. It is asked again only
   * when a card moved, so it looks at nothing but places and what is printed.
   */
  lastingCards?(reading: Reading): readonly Card[];
  /** Values that a viewer who sees the card is shown with it. */
  readonly shownValues: readonly string[];
  /** Whether a card's abilities count at the moment. */
  hasAbilities(reading: Reading, card: Card): boolean;
  /** Fills the table and puts the first frame on the stack. */
  setup(play: Play, seating: Seating): void;
  /** Whether a match may name who begins (`Seating.first`), in place of the game's own procedure. */
  readonly firstMayBeNamed?: true;
  /**
   * Who would have won were play to stop here, as when time is called: places best first, seats that
   * are level share one. It goes by what everybody sees. A seat that has left stands in none.
   */
  leads?(reading: Reading): Outcome['places'];
  /**
   * What the game is worth to a seat beside its place, in a number that may be added up over games:
   * Friendomancy's difference of Money.
   */
  figure?(reading: Reading, seat: Seat): number;
  /** A seat leaves: its cards, its marks, and whether the game is over (`leave`). */
  left?(play: Play, seat: Seat): void;
  /** What is told when the game is over, whatever ended it: a rule, a limit, somebody outside. */
  over?(play: Play): void;
  /** Whether a deck that was handed in may be replaced until all seats have handed one in. */
  readonly replaceableDecks?: true;
  /** What seats may do beside every question. */
  readonly meanwhile?: MeanwhileRules;
  /** Whether a match with these options has a seat for the JUDGE, who plays no cards. */
  judgeSits?(options: Seating['options']): boolean;
  /** Options that a match may leave to its JUDGE, who names them in the lobby: by which value. */
  readonly leftToJudge?: { readonly [option: string]: Json };
  /** Why the choice is not offered; `asked` is undefined where the seat is asked nothing. */
  refuse(reading: Reading, seat: Seat, asked: Asked | undefined, choice: Choice): Refusal;
}

/** What the seats bring to the game. */
export interface Seating {
  readonly seats: number;
  /** Decks by seat, in the order of the list, as codes; index 0 stays empty. */
  readonly decks: readonly (readonly string[])[];
  readonly options: { readonly [name: string]: Json };
  /**
   * Who begins, where that was settled before the game: it replaces whatever the rules let decide.
   * Absent where the game finds out by itself.
   */
  readonly first?: Seat;
}
