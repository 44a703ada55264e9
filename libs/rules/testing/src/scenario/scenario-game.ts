/**
 * What a game tells the scenario runner: a judge's words for its seats, places, counters,
 * situations and answers. All of it is tables, so that a scenario reads like the rulebook and
 * the runner needs to know no game.
 */
import type { PrintedCards } from '@scoresheet/rules-cards';
import type { CardFace, CardId, Play, Reading, Rules, Seat, State } from '@scoresheet/rules-engine';
import type { Phrase } from '@scoresheet/rules-presentation';

export interface ScenarioGame {
  readonly rules: Rules;
  /** Names of the seats as they sit: the first one is seat 1. */
  readonly seats: readonly string[];
  /** How many of them sit at a table where a scenario says nothing; all that the game allows. */
  readonly usualSeats?: number;
  /**
   * Words for places, besides each zone's own name and `<zone> <slot>`: `scroll` for the zone
   * `deck`, `vault 2` for the fifth slot of `field`. Where two words fit, the first one is shown.
   */
  readonly places?: { readonly [words: string]: ScenarioPlace };
  /** Words for counters of seats and of the table, besides the counters' own names. */
  readonly counters?: { readonly [words: string]: string };
  /** Words for what the game keeps on a card (`damage`); every other word on a card is refused. */
  readonly marks: { readonly [words: string]: string };
  /** Values that `then` may ask of a card besides `Rules.shownValues`: `HP left`. */
  readonly values?: { readonly [words: string]: (reading: Reading, card: CardId) => number };
  /** The printed card (code) that stands for every card which a scenario counts but never names. */
  readonly filler: string;
  /** What each seat has where the scenario is silent, written like a seat of `given`. */
  readonly usual?: GivenPart;
  /** What the table has where the scenario is silent: `turn: 3`. */
  readonly usualTable?: GivenPart;
  /**
   * Where a scenario may begin: `attack` in `waiting for: attack of south` lays the frames (and
   * counters) under which the rules then ask that seat. The runner lets the engine go on from there.
   */
  readonly situations: { readonly [words: string]: (play: Play, seat: Seat) => void };
  /** Words for phases, and the kind of frame that lies on the stack as long as one lasts. */
  readonly phases?: { readonly [words: string]: string };
  /**
   * Options by which a seat that is asked does nothing, the first that is offered counts, besides
   * `pass`: what everybody says while play goes on by itself (`until PHASE`).
   */
  readonly idle?: readonly string[];
  /** What is no card and yet goes by the name of one: an ability that waits on the stack. */
  readonly namedAfter?: (state: State) => readonly { readonly id: string; readonly card: CardId }[];
  /** How answers are said, the first that fits counts. */
  readonly phrases: readonly Phrase[];
  /** Words for kinds of decisions in `waiting for`, besides the kinds' own names. */
  readonly waits?: { readonly [words: string]: string };
  /** What a card may be given for a time besides shown values, keywords and what texts give. */
  readonly changes?: readonly string[];
  /** Reads what stands in a card file. */
  readonly readCards?: (json: unknown) => PrintedCards;
  /** Cards that a scenario has brought along; no game hands any over. */
  readonly brought?: readonly CardFace[];
  /** Texts on these cards that the rules allow and authors seldom mean. */
  readonly warnings?: readonly string[];
  /** Ready decks (codes) that `given: { decks: { south: <name> } }` may name. */
  readonly decks?: { readonly [name: string]: readonly string[] };
}

export interface ScenarioPlace {
  readonly zone: string;
  /** The position; absent where the words mean the whole zone. */
  readonly slot?: number;
}

/** Words and what they mean: a number, a card, a list of cards, a card with its marks. */
interface GivenPart {
  readonly [words: string]: unknown;
}
