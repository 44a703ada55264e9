/**
 * Looking at the top cards of one's own pile: some are taken, the others go back on top or under it,
 * in an order of choice. Only who looks sees them; the others see how many, and where they go. Who
 * looks is asked even where nothing fits, since a question that does not come would tell what lies there.
 */
import {
  amountMeant,
  cardAsPrinted,
  cardOf,
  cardsIn,
  compileSelector,
  move,
  optionsAsPrinted,
  place,
  push,
  show,
  tell,
  type CardId,
  type Frame,
  type Next,
  type Options,
  type Play,
  type Reading,
  type Seat,
  type Selector,
  type Step,
} from '@scoresheet/rules-engine';
import { verb, type VerbEntry } from '../entries/verb.js';
import * as forms from '../language/forms.js';
import { cards, order } from '../say/phrases.js';
import { integer, meaning, oneOf } from '../shape/shape.js';

/** How a game lets its seats look. */
export interface LookRules {
  /** The zone whose top cards are looked at, and the one into which cards are taken. */
  readonly from: string;
  readonly to: string;
  /** What a player calls the pile: "Scroll". */
  readonly pile: string;
  /** What is told of it, with `seat` and the number of cards `seen`. */
  readonly story: string;
  /** Takes a card off the pile, where it may not come into the hand; gives it as it lies then. */
  take?(play: Play, seat: Seat, card: CardId): CardId;
  /** What the game looks at when cards have been taken. */
  after?(play: Play): void;
}

export interface LookFrame extends Frame {
  readonly kind: 'look';
  readonly seat: Seat;
  /** The card whose effect it is. */
  readonly by: CardId;
  readonly wanted: Selector;
  readonly rest: Rest;
  /** Cards on top that have no place yet. */
  left: number;
  /** How many may still be taken. */
  take: number;
  /** Cards that lie on top of those, in their new order. */
  placed: number;
}

const REST = {
  top: 'Back on top, the last one uppermost.',
  under: 'Under the pile, the last one undermost.',
};
type Rest = keyof typeof REST;

const MOST_TAKEN = 9;
const NOTHING = { id: 'nothing' } as const;

/** The verb `look-at-top`, and the step `look`; it asks `look` and then `put-back`. */
export const lookingAtTop = (
  rules: LookRules,
): { readonly lookAtTop: VerbEntry<'look-at-top'>; readonly lookStep: Step<LookFrame> } => ({
  lookAtTop: verb('look-at-top', {
    means: 'Looks at top cards of the own pile, takes some, and puts the rest back as one likes.',
    takes: {
      amount: forms.amount,
      'take?': meaning('How many may be taken; none where it is missing.', integer(1, MOST_TAKEN)),
      'for?': forms.sought,
      rest: oneOf('place', REST, 'Where the rest goes, in any order.'),
    },
    does(play, effect, instruction) {
      const { controller: seat, card: by } = effect;
      const there = cardsIn(play.state, place(rules.from, seat)).length;
      const left = Math.min(there, amountMeant(play, instruction, effect));
      if (left === 0) return;
      const { take = 0, for: wanted = {}, rest } = instruction;
      const frame: LookFrame = { kind: 'look', seat, by, wanted, rest, left, take, placed: 0 };
      show(play, seat, place(rules.from, seat), undecided(play, rules, frame));
      tell(play, rules.story, { seat, seen: left });
      push(play, frame);
    },
    says({ number, sought, instruction: { take = 0, rest } }) {
      const top = number === '1' ? 'top card' : `top ${cards({ number })}`;
      const many = take === 1 ? 'one of them' : `${take} of them`;
      const fits = take === 1 ? 'fits' : 'fit';
      const taken = take === 0 ? '' : `, take up to ${many}${sought && ` that ${fits} ${sought}`}`;
      const where = rest === 'top' ? 'back on top' : 'under it';
      return order(
        `look at the ${top} of your ${rules.pile}${taken} and put the rest ${where} in any order`,
      );
    },
  }),
  lookStep: stepFor(rules),
});

/** The uppermost first. */
const undecided = (
  { state }: Reading,
  { from }: LookRules,
  { seat, left, placed }: LookFrame,
): readonly CardId[] => {
  const pile = cardsIn(state, place(from, seat));
  return pile.slice(pile.length - placed - left, pile.length - placed).reverse();
};

function fitting(reading: Reading, rules: LookRules, frame: LookFrame): readonly CardId[] {
  const { fits } = compileSelector(reading.rules, frame.wanted);
  const from = { card: frame.by, controller: frame.seat };
  return undecided(reading, rules, frame).filter((id) =>
    fits(reading, cardOf(reading.state, id), from),
  );
}

const stepFor = (rules: LookRules): Step<LookFrame> => ({
  open: ['seat', 'by', 'wanted', 'rest', 'left', 'take', 'placed'],

  proceed(play, frame): Next {
    const { seat, left, take } = frame;
    if (left > 0 && take > 0) return [{ seat, kind: 'look' }];
    if (left > 1) return [{ seat, kind: 'put-back' }];
    const [last] = undecided(play, rules, frame);
    if (last !== undefined) putBack(play, rules, frame, last);
    return 'done';
  },

  options: (reading, frame, { kind }): Options =>
    kind === 'look'
      ? {
          pick: 'one',
          from: [...optionsAsPrinted(reading, fitting(reading, rules, frame)), NOTHING],
        }
      : { pick: 'one', from: optionsAsPrinted(reading, undecided(reading, rules, frame)) },

  answered(play, frame, { kind, chosen: [choice] }) {
    if (kind !== 'look') {
      const next = cardAsPrinted(play, undecided(play, rules, frame), choice);
      if (next !== undefined) putBack(play, rules, frame, next);
      return;
    }
    const taken = cardAsPrinted(play, fitting(play, rules, frame), choice);
    if (taken === undefined) frame.take = 0;
    else takeCard(play, rules, frame, taken);
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
});

/** All see that what the text asks for was kept to. */
function takeCard(play: Play, rules: LookRules, frame: LookFrame, card: CardId): void {
  const id = rules.take?.(play, frame.seat, card) ?? move(play, card, place(rules.to, frame.seat));
  const { place: to } = cardOf(play.state, id);
  if (Object.keys(frame.wanted).length > 0) show(play, 0, to, [id]);
  frame.take -= 1;
  frame.left -= 1;
  rules.after?.(play);
}

/** Every card is moved, even one that is alone: the others see as many moves whatever lies there. */
function putBack(play: Play, { from }: LookRules, frame: LookFrame, card: CardId): void {
  move(play, card, place(from, frame.seat), { under: frame.rest === 'under' });
  frame.left -= 1;
  if (frame.rest === 'top') frame.placed += 1;
}
