/**
 * Lanterns, a game as small as a match needs it: hands and decks are hidden, in each round all
 * seats bid a card in secret, a die breaks ties, and the winner of the round says in the open
 * whether everybody draws. Three points win.
 */
import {
  cardOf,
  cardsIn,
  draw,
  end,
  move,
  moveAll,
  oneOf,
  place,
  push,
  roll,
  seatCounter,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  tableCounter,
  type CardFace,
  type Frame,
  type Next,
  type Play,
  type Rules,
  type Seat,
  type Step,
  rulesetOf,
} from '@scoresheet/rules-engine';
import type { GameEntry } from './rules/game-entry.js';

const DECK_CARDS = 8;
const HAND_CARDS = 4;
const POINTS_TO_WIN = 3;
const TIE_DIE_SIDES = 6;

interface RoundFrame extends Frame {
  readonly kind: 'round';
  stage: 'bid' | 'reveal' | 'lead';
  winner: Seat;
}

const round: Step<RoundFrame> = {
  open: ['stage', 'winner'],
  openChoices: ['lead'],

  proceed(play, frame): Next {
    if (frame.stage === 'bid') return openBids(play, frame);
    if (frame.stage === 'reveal') return reveal(play, frame);
    return 'on';
  },

  options({ state }, _, { seat, kind }) {
    if (kind === 'lead') return oneOf('draw', 'hold');
    const hand = cardsIn(state, place('hand', seat));
    return { pick: 'one', from: hand.map((card) => ({ id: card, card })) };
  },

  answered(play, frame, { seat, kind, chosen: [option] }) {
    if (kind === 'bid') {
      move(play, option?.card as string, place('bid', seat));
      return;
    }
    if (option?.id === 'draw') {
      for (const each of stillIn(play)) draw(play, place('deck', each), place('hand', each), 1);
    }
    frame.stage = 'bid';
  },
};

function openBids(play: Play, frame: RoundFrame): Next {
  const seats = stillIn(play);
  if (seats.some((seat) => cardsIn(play.state, place('hand', seat)).length === 0)) {
    end(play, { places: [seats], reason: 'hands-empty' });
    return 'on';
  }
  setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
  frame.stage = 'reveal';
  return seats.map((seat) => ({ seat, kind: 'bid' }));
}

function reveal(play: Play, frame: RoundFrame): Next {
  const bids = stillIn(play).map((seat) => {
    const [bid] = cardsIn(play.state, place('bid', seat));
    const shown = move(play, bid as string, place('table', 0));
    return { seat, worth: light(cardOf(play.state, shown).face) };
  });
  const best = Math.max(...bids.map(({ worth }) => worth));
  const leaders = bids.filter(({ worth }) => worth === best);
  const [first] = leaders;
  const lucky = leaders.length === 1 ? first : leaders[roll(play, TIE_DIE_SIDES) % leaders.length];
  frame.winner = lucky?.seat as Seat;
  setCounter(play, frame.winner, 'points', seatCounter(play.state, frame.winner, 'points') + 1);
  frame.stage = 'lead';
  if (seatCounter(play.state, frame.winner, 'points') < POINTS_TO_WIN) {
    return [{ seat: frame.winner, kind: 'lead' }];
  }
  const others = seatsOf(play.state).filter((seat) => seat !== frame.winner);
  end(play, { places: [[frame.winner], others], reason: 'three-points' });
  return 'on';
}

const stillIn = ({ state }: Play): Seat[] =>
  seatsOf(state).filter((seat) => seatCounter(state, seat, 'gone') === 0);

const light = (face: string): number => Number(face.slice('lamp-'.length));

const lamp = (worth: number): CardFace => ({
  code: `lamp-${worth}`,
  name: `Lamp of ${worth}`,
  type: 'lamp',
  cost: 0,
  stats: { light: worth },
  keywords: {},
  words: {},
  abilities: [],
});

const HIDDEN = { faces: 'nobody', ids: 'nobody' } as const;
const OWN = { faces: 'owner', ids: 'owner' } as const;
const OPEN = { faces: 'all', ids: 'all' } as const;

export const lanternRules: Rules = {
  id: 'lanterns/1',
  minSeats: 2,
  maxSeats: 3,
  options: { wind: ['calm', 'storm'] },
  zones: { deck: HIDDEN, hand: OWN, bid: OWN, table: OPEN },
  tableZone: 'table',
  openCounters: ['turn', 'points', 'gone'],
  stories: {},
  steps: { round: round as unknown as Step },
  happenings: {},
  timings: [],
  triggers: { order: 'queue', chosenBy: 'rank' },
  verbs: {},
  filters: {},
  faces: Object.fromEntries([1, 2, 3, 4, 5, 6].map((worth) => [`lamp-${worth}`, lamp(worth)])),
  checkAfter: 'effect',
  check: () => undefined,
  controllerOf: (_, card) => card.owner,
  baseValue: (_card, face, what) => face.stats[what] ?? 0,
  shownValues: ['light'],
  hasAbilities: () => false,
  setup(play, { decks }) {
    for (const seat of seatsOf(play.state)) {
      stock(play, place('deck', seat), seat, decks[seat] ?? []);
      shuffle(play, place('deck', seat));
      draw(play, place('deck', seat), place('hand', seat), HAND_CARDS);
    }
    push(play, { kind: 'round', stage: 'bid', winner: 0 } as RoundFrame);
  },
  refuse: (_reading, _seat, asked) => ({
    rule: asked?.kind === 'bid' ? 'R-LAN-2' : 'R-LAN-3',
    says: 'Only what is offered can be chosen.',
  }),
};

/** The same game, which goes on when one of several seats leaves; the round begins anew. */
export const lanternsForMany: Rules = {
  ...lanternRules,
  id: 'lanterns-for-many/1',
  left(play, seat) {
    setCounter(play, seat, 'gone', 1);
    for (const each of seatsOf(play.state)) moveAll(play, place('bid', each), place('hand', each));
    const [first, ...others] = stillIn(play);
    if (others.length === 0)
      end(play, { places: [[first as Seat], [seat]], reason: 'others-left' });
    play.state.stack = [];
    push(play, { kind: 'round', stage: 'bid', winner: 0 } as RoundFrame);
  },
};

export const LANTERN_DECK = [
  'lamp-1',
  'lamp-1',
  'lamp-2',
  'lamp-3',
  'lamp-4',
  'lamp-5',
  'lamp-6',
  'lamp-6',
];

export const lanterns: GameEntry = {
  title: 'Lanterns',
  ruleset: rulesetOf(lanternRules),
  checkDeck(codes) {
    const tooMany = Object.keys(lanternRules.faces).filter(
      (code) => codes.filter((each) => each === code).length > 2,
    );
    return [
      ...(codes.length === DECK_CARDS
        ? []
        : [{ rule: 'R-LAN-10', says: `A deck has ${DECK_CARDS} cards.` }]),
      ...tooMany.map((code) => ({ rule: 'R-LAN-11', says: `At most two of ${code}.` })),
    ];
  },
  readyDecks: [{ name: 'All lamps', cards: LANTERN_DECK }],
};
