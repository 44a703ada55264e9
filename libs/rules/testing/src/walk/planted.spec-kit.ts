/** A game of two that is right, and into which specs plant faults, to see each check catch its own. */
import {
  cardsIn,
  draw,
  end,
  move,
  place,
  push,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  tableCounter,
  tell,
  type Frame,
  type Play,
  type Rules,
  type Seat,
  type Seating,
  type State,
  type Step,
} from '@scoresheet/rules-engine';

interface TurnFrame extends Frame {
  readonly kind: 'turn';
  seat: Seat;
}

export interface Plant {
  /** Runs after each answer, in the rules. */
  readonly afterAnswer?: (play: Play, seat: Seat) => void;
  /** Runs at the end of the setup, in the rules. */
  readonly setup?: (play: Play) => void;
  readonly rules?: Partial<Rules>;
  readonly step?: Partial<Step<TurnFrame>>;
}

const TURNS = 20;

export const SEATING: Seating = {
  seats: 2,
  decks: [[], ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ['i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']],
  options: {},
};

const stepOf = ({ afterAnswer, step }: Plant): Step<TurnFrame> => ({
  open: ['seat'],
  proceed: (_, { seat }) => [{ seat, kind: 'turn' }],
  options: ({ state }, { seat }) => ({
    pick: 'one',
    from: [
      { id: 'draw' },
      ...cardsIn(state, place('hand', seat)).map((id) => ({ id: `show ${id}` })),
    ],
  }),
  answered(play, frame, { seat, chosen: [option] }) {
    const shown = option?.id.split(' ')[1];
    if (shown === undefined) draw(play, place('deck', seat), place('hand', seat), 1);
    else move(play, shown, place('shown', seat));
    afterAnswer?.(play, seat);
    setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
    if (tableCounter(play.state, 'turn') >= TURNS) end(play, { places: [[1, 2]], reason: 'time' });
    frame.seat = 3 - seat;
  },
  ...step,
});

export const planted = (plant: Plant = {}): Rules => ({
  id: 'planted/1',
  minSeats: 2,
  maxSeats: 2,
  options: {},
  tableZone: 'shown',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    shown: { faces: 'all', ids: 'all' },
  },
  openCounters: ['turn', 'leak'],
  stories: { noted: ['note'] },
  steps: { turn: stepOf(plant) as Step },
  happenings: {},
  timings: [],
  triggers: { order: 'queue', chosenBy: 'rank' },
  verbs: {},
  filters: {},
  faces: Object.fromEntries([...'abcdefghijklmnop'].map((code) => [code, printedPlainly(code)])),
  checkAfter: 'effect',
  check: () => undefined,
  controllerOf: (_, { owner }) => owner,
  baseValue: () => 0,
  shownValues: [],
  hasAbilities: () => true,
  setup(play, { decks }) {
    for (const seat of seatsOf(play.state)) {
      stock(play, place('deck', seat), seat, decks[seat] ?? []);
      shuffle(play, place('deck', seat));
      draw(play, place('deck', seat), place('hand', seat), 3);
    }
    push(play, { kind: 'turn', seat: 1 } as TurnFrame);
    plant.setup?.(play);
  },
  refuse: () => ({ rule: 'P-1', says: 'Not offered.' }),
  ...plant.rules,
});

const printedPlainly = (code: string) => ({
  code,
  name: code,
  type: 'card',
  cost: 0,
  stats: {},
  keywords: {},
  words: {},
  abilities: [],
});

export const note = (play: Play, words: string): void => tell(play, 'noted', { note: words });

/** The face that the other seat would like to know: what this one holds first. */
export const heldBy = (state: State, seat: Seat): string =>
  state.cards[cardsIn(state, place('hand', seat))[0] ?? '']?.face ?? '';
