/**
 * Searching one's own pile: the seat names a printed card that fits, takes a copy of it or none,
 * and the pile is shuffled. Who searches is asked even where nothing fits, since a question that
 * does not come would tell what lies there.
 */
import { move, show, shuffle } from '../acts/cards.js';
import { push, tell } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { CardId, Frame, Seat } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import type { Selector, Verb } from '../contract/vocabulary.js';
import { cardOf, cardsIn, place } from '../state/state.js';
import { cardAsPrinted, optionsAsPrinted } from './as-printed.js';
import { compileSelector } from './compiled/selector.js';

/** How a game searches. */
export interface SearchRules {
  /** The zone that is searched and shuffled, and the one into which the card goes. */
  readonly from: string;
  readonly to: string;
  /** What is told of it, with `seat` and the number of cards `taken`. */
  readonly story: string;
  /** Whether all see the card: always, or where not any card would do, so that it was kept to. */
  readonly shows: 'always' | 'where-restricted';
  /** What the game looks at when it is over. */
  after?(play: Play): void;
}

export interface SearchFrame extends Frame {
  readonly kind: 'search';
  readonly seat: Seat;
  /** The card whose effect it is. */
  readonly by: CardId;
  readonly wanted: Selector;
}

/** The verb by which a card says it (`for`: what may be taken), and the step `search` of the game. */
export function searching(rules: SearchRules): {
  readonly search: Verb;
  readonly searchStep: Step<SearchFrame>;
} {
  return { search, searchStep: stepFor(rules) };
}

const search: Verb = (play, { card, controller }, instruction) => {
  const wanted = (instruction['for'] ?? {}) as Selector;
  const frame: SearchFrame = { kind: 'search', seat: controller, by: card, wanted };
  push(play, frame);
};

const NOTHING = { id: 'nothing' } as const;

const stepFor = (rules: SearchRules): Step<SearchFrame> => ({
  open: ['seat', 'by', 'wanted'],

  proceed: (_, { seat }) => [{ seat, kind: 'search' }],

  options: (reading, frame) => ({
    pick: 'one',
    from: [...optionsAsPrinted(reading, found(reading, rules, frame)), NOTHING],
  }),

  answered(play, frame, { chosen: [choice] }) {
    const { seat } = frame;
    const card = cardAsPrinted(play, found(play, rules, frame), choice);
    if (card !== undefined) take(play, rules, frame, card);
    shuffle(play, place(rules.from, seat));
    tell(play, rules.story, { seat, taken: card === undefined ? 0 : 1 });
    rules.after?.(play);
    return 'done';
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
});

function found(
  reading: Reading,
  { from }: SearchRules,
  { seat, by, wanted }: SearchFrame,
): readonly CardId[] {
  const { fits } = compileSelector(reading.rules, wanted);
  return cardsIn(reading.state, place(from, seat)).filter((id) =>
    fits(reading, cardOf(reading.state, id), { card: by, controller: seat }),
  );
}

function take(play: Play, rules: SearchRules, { seat, wanted }: SearchFrame, card: CardId): void {
  const to = place(rules.to, seat);
  const id = move(play, card, to);
  const isRestricted = Object.keys(wanted).length > 0;
  if (isRestricted || rules.shows === 'always') show(play, 0, to, [id]);
}
