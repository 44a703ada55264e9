/**
 * A kind of decision, with all that a game knows of it: what may be answered and what an answer does,
 * what people are told, how answers are said, and why others are refused. It is written down once,
 * beside the step that asks it; every table that speaks of decisions is made out of these entries.
 */
import type {
  Answer,
  Ask,
  Asked,
  Choice,
  Frame,
  HowMany,
  Options,
  Play,
  Reading,
  Refusal,
  Seat,
} from '@scoresheet/rules-engine';
import type { Phrase } from '../words/phrase.js';
import type { DecisionWords, Wish } from '../words/primer.js';
import { answersBy } from './answers-by.js';

/** What is said of a kind of decision, whoever asks it. */
export interface SaidDecision extends DecisionWords {
  /** "The Activate phase", in games that tell who answers another decision what this one is about. */
  readonly about?: string;
  /** How its answers are said; a phrase that several kinds share stands in each of them. */
  readonly phrases: readonly Phrase[];
  /** What a person may want of a card while it is asked; nothing where it is silent. */
  readonly wishes?: readonly Omit<Wish, 'when'>[];
  /** The option by which a seat does nothing; null where something has to be chosen. */
  readonly idle: string | null;
  /** What scenarios call it, where that is not the kind itself: "choice of turn order". */
  readonly waits?: string;
  /** Why an answer is not offered. */
  readonly refuse: Refusal | ((reading: Reading, seat: Seat, said: Said) => Refusal);
  /**
   * Why one of its answers is refused while the seat is asked something else, or nothing, where more
   * is to be said than that it is another time.
   */
  refuseElsewhere?(reading: Reading, seat: Seat, said: Said): Refusal | undefined;
}

/** An answer that somebody tried, word by word: `attack c7 life`. Only a line has words. */
export interface Said {
  readonly verb: string;
  readonly words: readonly string[];
  readonly choice: Choice;
}

/** A kind of decision that steps of the game ask, in frames such as `F`. */
export interface AskedDecision<F extends Frame> extends SaidDecision {
  /** Whether the options follow from what everybody knows: the choice may then be shown. */
  readonly isOpen: boolean;
  /** Everything that may be answered, and nothing else. */
  options(reading: Reading, frame: F, asked: Asked): Options;
  /** Takes an answer; `done` when nothing of the frame is left to do. */
  answered(play: Play, frame: F, answer: Answer): 'done' | void;
}

/** An entry under its name. */
export interface Kind<Name extends string = string> {
  readonly kind: Name;
  /** Whether the choice reads like an answer to this kind, by its phrases without their blanks. */
  isAnsweredBy(choice: Choice): boolean;
  /** Asks a seat; `howMany` is what everybody is told of the number that it has to choose. */
  asks(seat: Seat, howMany?: HowMany): Ask;
}

export type DecisionKind<Name extends string = string> = Kind<Name> & SaidDecision;

/** What a game that tells what its decisions are about demands of all its entries. */
export interface TellsAbout {
  readonly about: string;
}

/** A kind of decision that a step of the game asks. */
export function decision<const Name extends string, F extends Frame>(
  kind: Name,
  entry: AskedDecision<F> & TellsAbout,
): Kind<Name> & AskedDecision<F> & TellsAbout;
export function decision<const Name extends string, F extends Frame>(
  kind: Name,
  entry: AskedDecision<F>,
): Kind<Name> & AskedDecision<F>;
export function decision(kind: string, entry: AskedDecision<Frame>): DecisionKind {
  return { ...entry, ...named(kind, entry) };
}

/**
 * A kind of decision whose step knows itself what may be answered: a ready one of the engine, or one
 * that asks many things in a row.
 */
export function readyDecision<const Name extends string>(
  kind: Name,
  entry: SaidDecision & TellsAbout,
): DecisionKind<Name> & TellsAbout;
export function readyDecision<const Name extends string>(
  kind: Name,
  entry: SaidDecision,
): DecisionKind<Name>;
export function readyDecision(kind: string, entry: SaidDecision): DecisionKind {
  return { ...entry, ...named(kind, entry) };
}

const named = <Name extends string>(kind: Name, { phrases }: SaidDecision): Kind<Name> => ({
  kind,
  isAnsweredBy: answersBy(phrases),
  asks: (seat, howMany) => (howMany ? { seat, kind, howMany } : { seat, kind }),
});
