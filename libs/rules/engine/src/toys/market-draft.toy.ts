/**
 * Two to five seats and three shared piles that nobody looks into. Each seat in turn drafts six
 * cards: all from one pile, four and two, or three and three. Then they bid in secret for the top
 * card of a pile, until the piles are empty. A toll-keeper, who is nobody's, lies face up at one
 * pile and charges a coin whenever somebody takes from it.
 *
 * Proves for Friendomancy: a draft from shared piles with every split enumerated, secret answers
 * given at the same time, decisions of a judge with chance where there is none, objects without
 * an owner, and up to five seats of which any may leave.
 */
import { moveAll, reslot, shuffle, stock } from '../acts/cards.js';
import { end, pickByChance, push, setCounter, tell } from '../acts/play.js';
import type { Option, Options } from '../contract/decision.js';
import type { Play } from '../contract/play.js';
import type { Frame, Seat } from '../contract/state.js';
import type { Step } from '../contract/step.js';
import { cardsIn, JUDGE, place, seatsOf } from '../state/state.js';
import { auction, type AuctionFrame } from './market-draft-auction.toy.js';
import { isIn, pile, PILES, sizeOf, take, type Pile } from './market-draft-piles.toy.js';
import { facesOf, printed, toy } from './toy.js';

const COINS = 9;

interface OrderFrame extends Frame {
  readonly kind: 'order';
}

interface DraftFrame extends Frame {
  readonly kind: 'draft';
  waiting: readonly Seat[];
}

/** The draft's order: the judge names who begins, and chance does where there is no judge. */
const order: Step<OrderFrame> = {
  open: [],
  proceed(play) {
    if (play.state.options['judge']) return [{ seat: JUDGE, kind: 'first-drafter' }];
    beginDraft(play, 1 + pickByChance(play, play.state.seats));
    return 'done';
  },
  options: ({ state }) => ({
    pick: 'one',
    from: [
      ...seatsOf(state).map((seat) => ({ id: `seat ${seat}`, to: String(seat) })),
      { id: 'by chance' },
    ],
  }),
  answered(play, _, { chosen: [option] }) {
    beginDraft(play, option?.to ? Number(option.to) : 1 + pickByChance(play, play.state.seats));
    return 'done';
  },
};

function beginDraft(play: Play, first: Seat): void {
  const { seats } = play.state;
  const waiting = seatsOf(play.state).map((seat) => ((first + seat - 2) % seats) + 1);
  tell(play, 'draft-begins', { seat: first });
  push(play, { kind: 'auction', bids: [] } as AuctionFrame);
  push(play, { kind: 'draft', waiting } as DraftFrame);
}

/** How many from which pile; only what the piles still hold. */
const SPLITS: readonly (readonly (readonly [Pile, number])[])[] = [
  ...PILES.map((one) => [[one, 6]] as const),
  ...PILES.flatMap((one) =>
    others(one).map(
      (two) =>
        [
          [one, 4],
          [two, 2],
        ] as const,
    ),
  ),
  ...PILES.flatMap((one) =>
    others(one)
      .filter((two) => one < two)
      .map(
        (two) =>
          [
            [one, 3],
            [two, 3],
          ] as const,
      ),
  ),
];

function others(one: Pile): readonly Pile[] {
  return PILES.filter((other) => other !== one);
}

const splitId = (split: (typeof SPLITS)[number]): string =>
  split.map(([name, count]) => `${count} ${name}`).join(' ');

const draft: Step<DraftFrame> = {
  open: ['waiting'],
  proceed: (_, { waiting: [seat] }) => (seat === undefined ? 'done' : [{ seat, kind: 'draft' }]),

  options(reading): Options {
    const possible = SPLITS.filter((split) =>
      split.every(([name, count]) => sizeOf(reading, name) >= count),
    );
    const from: Option[] = possible.map((split) => ({ id: splitId(split) }));
    return { pick: 'one', from: from.length > 0 ? from : [{ id: 'nothing' }] };
  },

  answered(play, frame, { seat, chosen: [option] }) {
    for (const [name, count] of SPLITS.find((split) => splitId(split) === option?.id) ?? []) {
      take(play, seat, name, count);
    }
    tell(play, 'drafted', { seat, split: option?.id ?? '' });
    frame.waiting = frame.waiting.slice(1);
  },

  left(_, frame, seat) {
    frame.waiting = frame.waiting.filter((other) => other !== seat);
  },
};

export const marketDraft = toy({
  id: 'market-draft/1',
  maxSeats: 5,
  options: { judge: [false, true], toll: ['summer', 'spring'] },
  zones: {
    ...Object.fromEntries(PILES.map((name) => [name, { faces: 'nobody', ids: 'nobody' } as const])),
    keepers: { faces: 'all', ids: 'all' },
    hand: { faces: 'owner', ids: 'owner' },
    prizes: { faces: 'all', ids: 'all' },
    'out-of-play': { faces: 'nobody', ids: 'nobody' },
  },
  openCounters: ['coins', 'gone'],
  stories: {
    'draft-begins': ['seat'],
    drafted: ['seat', 'split'],
    'toll-paid': ['seat', 'pile'],
    'bids-shown': ['bids'],
    sold: ['seat', 'pile'],
    gone: ['seat'],
  },
  faces: facesOf(printed('friend', 'ware'), printed('spell', 'ware'), printed('keeper', 'keeper')),
  steps: { order: order as Step, draft: draft as Step, auction: auction as Step },

  /** Every seat brings cards to the piles; after the shuffle nobody knows whose lies where. */
  setup(play, { decks }) {
    for (const seat of seatsOf(play.state)) {
      for (const [index, face] of (decks[seat] ?? []).entries()) {
        stock(play, pile(PILES[index % PILES.length] as Pile), seat, [face]);
      }
      setCounter(play, seat, 'coins', COINS);
    }
    for (const name of PILES) shuffle(play, pile(name));
    stock(play, place('keepers', 0), 0, ['keeper']);
    const toll = PILES.indexOf(play.state.options['toll'] as Pile) + 1;
    for (const id of cardsIn(play.state, place('keepers', 0))) reslot(play, id, toll);
    push(play, { kind: 'order' } as OrderFrame);
  },

  left(play, seat) {
    setCounter(play, seat, 'gone', 1);
    tell(play, 'gone', { seat });
    for (const zone of ['hand', 'prizes']) {
      moveAll(play, place(zone, seat), place('out-of-play', seat));
    }
    const left = seatsOf(play.state).filter((other) => isIn(play.state, other));
    const gone = seatsOf(play.state).filter((other) => !isIn(play.state, other));
    if (left.length === 1) end(play, { places: [left, gone], reason: 'last-left' });
  },
});
