/**
 * The draft: one player after another takes four times six cards from the Pools, looks at the 24
 * and shuffles them into a deck.
 *
 * Rules: R-FRI-32, R-FRI-41 to 46, R-FRI-48; decisions A-FRI-05, A-FRI-06, A-FRI-46.
 */
import {
  cardsIn,
  draw,
  moveAll,
  show,
  shuffle,
  tell,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, type Phrase } from '@scoresheet/rules-presentation';
import { deck, drafted, pool, POOLS } from '../field.js';
import { draftLook } from '../readings.js';
import type { DraftFrame } from './draft-frame.js';
import { refuseDraft } from './refuse-draft.js';
import { refuseOtherDraft } from './refuse-setup.js';
import { DRAFT_STEPS, splitId, splitOf, splitsFor } from './splits.js';

export const draftDecision = decision('draft', {
  title: 'Draft six cards',
  hint: 'Six Friends first; then six of one Pool; then six of one or two Pools; then any six (R-FRI-41 to 44).',
  hidden: 'drafts',
  phrases: [1, 2, 3, 4].map(drafts),
  idle: null,
  isOpen: true,

  options: (reading, frame: DraftFrame) => ({
    pick: 'one',
    from: splitsFor(reading, DRAFT_STEPS[frame.step] ?? 'any-mix').map((split) => ({
      id: splitId(split),
    })),
    anyOrder: { take: 2 }, // a number and its Pool
  }),

  answered(play, frame, { seat, chosen: [choice] }) {
    for (const [name, count] of splitOf(choice?.id ?? '')) {
      draw(play, pool(name), drafted(seat), count);
    }
    tell(play, 'cards-drafted', { seat, split: choice?.id ?? '' });
    frame.step += 1;
    if (draftLook.of(play.state) === 'asDrawn') look(play, seat);
  },

  refuse: (reading, _, { verb, words }) => refuseDraft(reading, [verb, ...words]),
  refuseElsewhere: refuseOtherDraft,
});

export const draft: Step<DraftFrame> = {
  open: ['waiting', 'step'],

  proceed(play, frame) {
    const [seat] = frame.waiting;
    if (seat === undefined) return 'done';
    if (DRAFT_STEPS[frame.step]) return [draftDecision.asks(seat)];
    makeDeck(play, seat);
    next(frame);
    return 'on';
  },

  ...answering(draftDecision),

  left(_, frame, seat) {
    if (frame.waiting[0] === seat) next(frame);
    else frame.waiting = frame.waiting.filter((other) => other !== seat);
  },
};

function next(frame: DraftFrame): void {
  frame.waiting = frame.waiting.slice(1);
  frame.step = 0;
}

const look = (play: Play, seat: Seat): void =>
  show(play, seat, drafted(seat), cardsIn(play.state, drafted(seat)));

function makeDeck(play: Play, seat: Seat): void {
  if (draftLook.of(play.state) === 'atEnd') look(play, seat);
  moveAll(play, drafted(seat), deck(seat));
  shuffle(play, deck(seat));
  tell(play, 'deck-made', { seat });
}

/** `takes 4 friends 2 curses`, in any order: so many out of so many Pools. */
function drafts(pools: number): Phrase {
  const parts = Array.from({ length: pools }, (_, index) => `{count${index}} {pool${index}}`);
  const last = parts.length > 1 ? ` and ${parts.at(-1)}` : '';
  const others = [parts.join(', '), `${parts.slice(0, -1).join(', ')}${last}`];
  return {
    says: `takes ${parts.join(' ')}`,
    also: pools > 1 ? others.map((list) => `takes ${list}`) : [],
    id: `take ${parts.join(' ')}`,
    words: draftWords(),
  };
}

/** Words for as many cards of a Pool as anybody could want. */
function draftWords(): Readonly<Record<string, string>> {
  const counts = Array.from({ length: 24 }, (_, index) => String(index + 1));
  const pools = POOLS;
  return Object.fromEntries([
    ...[...counts, ...pools].map((word) => [word, word]),
    ...pools.map((pool) => [pool.replace(/s$/, ''), pool]),
  ]);
}
