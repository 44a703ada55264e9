/**
 * Verbs that do something to seats: to each that an instruction means, one after another, or to all
 * at the same moment. A game says once whom it means by a word, and what it calls them.
 */
import {
  amountMeant,
  amountOf,
  pickCards,
  type CardId,
  type Effect,
  type Instruction,
  type Place,
  type Play,
  type Seat,
  type Verb,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import type { InstructionSaid, VerbWords } from '../say/card-words.js';
import { cards, cardsByChance, seatDoes } from '../say/phrases.js';
import type { Words } from '../shape/shape.js';

export interface SeatRules {
  /** Seats that are meant by `who`, in the order in which it happens to them. */
  meant(play: Play, effect: Effect, instruction: Instruction): readonly Seat[];
  /** What other seats are called: "each other player". */
  called(who: string): string;
}

/** What is said of a seat: "draw", "draws", and what. */
type SeatWords = readonly [you: string, they: string, what: (said: InstructionSaid) => string];

interface OfSeats {
  readonly means: string;
  /** The words of a seat's deed, or the whole clause where that is none. */
  readonly says: SeatWords | VerbWords;
  /** Words besides `who` and `amount`. */
  readonly takes?: Words;
  /** What is done with a whole pile takes no `amount`. */
  readonly isUncounted?: true;
  /** The card has to say who is meant: nobody damages themselves by a word that was left out. */
  readonly isAimed?: true;
  /** An amount below nothing does the contrary, instead of nothing. */
  readonly mayBeNegative?: true;
}

/** The effect and the instruction by which something is done. */
interface By {
  readonly effect: Effect;
  readonly instruction: Instruction;
}

interface EachSeat extends OfSeats {
  does(play: Play, seat: Seat, amount: number, by: By): void;
}

interface AllSeats extends OfSeats {
  does(play: Play, seats: readonly Seat[], amount: number, by: By): void;
}

interface ByChance {
  /** The cards among which chance picks. */
  from(seat: Seat): Place;
  does(play: Play, seat: Seat, card: CardId): void;
  /** What the game looks at when it is over. */
  after?(play: Play): void;
}

export interface VerbsOfSeats {
  toEach<const Word extends string>(word: Word, entry: EachSeat): VerbEntry<Word>;
  toAll<const Word extends string>(word: Word, entry: AllSeats): VerbEntry<Word>;
  /** `discard`, of cards of choice (`discarding`). */
  discards(does: Verb): VerbEntry<'discard'>;
  /** `put-under`, of cards of choice, under what a player calls the pile (`puttingUnder`). */
  putsUnder(does: Verb, pile: string): VerbEntry<'put-under'>;
  /** `discard-at-random`: nobody chooses, so nobody learns what was left. */
  discardsByChance(rules: ByChance): VerbEntry<'discard-at-random'>;
}

const takenBy = ({ takes, isUncounted, isAimed }: Omit<OfSeats, 'says'>): Words =>
  withoutUndefined<Words>({
    [isAimed ? 'who' : 'who?']: forms.who,
    amount: isUncounted ? undefined : forms.amount,
    ...takes,
  });

export function verbsOfSeats(seats: SeatRules): VerbsOfSeats {
  const playerDoes = seatDoes((who) => seats.called(who));
  const ofSeats = <const Word extends string>(
    word: Word,
    { says, ...entry }: OfSeats,
    does: Verb,
  ): VerbEntry<Word> => {
    const told = typeof says === 'function' ? says : playerDoes(...says);
    return verb(word, { means: entry.means, does, takes: takenBy(entry), says: told });
  };
  const toAll: VerbsOfSeats['toAll'] = (word, entry) =>
    ofSeats(word, entry, (play, effect, instruction) => {
      const numbered = entry.mayBeNegative
        ? amountOf(play, instruction.amount, effect)
        : amountMeant(play, instruction, effect);
      const meant = seats.meant(play, effect, instruction);
      entry.does(play, meant, numbered, { effect, instruction });
    });
  return {
    toAll,
    toEach: (word, { does, ...entry }) =>
      toAll(word, {
        ...entry,
        does(play, meant, amount, by) {
          for (const seat of meant) does(play, seat, amount, by);
        },
      }),
    discards: (does) => ofSeats('discard', DISCARDS, does),
    putsUnder: (does, pile) => ofSeats('put-under', putUnderWords(pile), does),
    discardsByChance: ({ from, does, after }) =>
      ofSeats('discard-at-random', BY_CHANCE, (play, effect, instruction) => {
        for (const seat of seats.meant(play, effect, instruction)) {
          const count = amountOf(play, instruction.amount, effect);
          pickCards(play, from(seat), count, (card) => does(play, seat, card));
        }
        after?.(play);
      }),
  };
}

const DISCARDS: OfSeats = {
  means: 'Discards cards of their choice.',
  says: ['discard', 'discards', cards],
};

const putUnderWords = (pile: string): OfSeats => ({
  means: 'Puts cards of the hand under the own pile; the last one goes undermost.',
  says: [
    'put',
    'puts',
    (said) =>
      `${cards(said)} of the hand under the ${pile}${said.number === '1' ? '' : ' in any order'}`,
  ],
});

const BY_CHANCE = {
  means: 'Discards cards that chance picks from the hand.',
  says: ['discard', 'discards', cardsByChance],
} as const;
