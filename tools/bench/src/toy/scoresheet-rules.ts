/** The toy duel as a table of rules for our engine: frames, happenings, abilities as data. */
import {
  cardOf,
  cardsIn,
  draw,
  end,
  happen,
  mark,
  markOf,
  move,
  place,
  push,
  resolveTriggers,
  seatCounter,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  tableCounter,
  tell,
  valueOf,
  type CardFace,
  type Frame,
  type HappeningRule,
  type Option,
  type Play,
  type Reading,
  type Rules,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { ENERGY_A_TURN, FIELD_LIMIT, LIFE, OPENING_HAND, UNITS, unitOf } from './duel.js';

interface TurnFrame extends Frame {
  readonly kind: 'turn';
  seat: Seat;
  stage: 'begin' | 'act';
}

const turn: Step<TurnFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'begin') {
      beginTurn(play, frame.seat);
      frame.stage = 'act';
      return 'on';
    }
    return resolveTriggers(play) ? 'on' : [{ seat: frame.seat, kind: 'act' }];
  },

  options: (reading, { seat }) => ({
    pick: 'one',
    from: [...plays(reading, seat), ...attacks(reading, seat), { id: 'end-turn' }],
  }),

  answered(play, frame, { seat, chosen: [option] }) {
    const { card, to } = option ?? {};
    if (card === undefined) Object.assign(frame, { seat: 3 - seat, stage: 'begin' });
    else if (to === undefined) playUnit(play, seat, card);
    else attack(play, seat, card, to);
  },
};

function beginTurn(play: Play, seat: Seat): void {
  setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
  setCounter(play, 0, 'active', seat);
  setCounter(play, seat, 'energy', ENERGY_A_TURN);
  for (const id of cardsIn(play.state, place('field', seat))) mark(play, id, 'rested', 0);
  const drawn = draw(play, place('deck', seat), place('hand', seat), 1);
  if (drawn === 0) end(play, { places: [[3 - seat], [seat]], reason: 'no-cards' });
}

function plays({ state }: Reading, seat: Seat): Option[] {
  if (cardsIn(state, place('field', seat)).length >= FIELD_LIMIT) return [];
  const energy = seatCounter(state, seat, 'energy');
  return cardsIn(state, place('hand', seat)).flatMap((card, index) =>
    unitOf(cardOf(state, card).face).cost <= energy ? [{ id: `play ${index}`, card }] : [],
  );
}

function attacks({ state }: Reading, seat: Seat): Option[] {
  const foes = cardsIn(state, place('field', 3 - seat));
  return cardsIn(state, place('field', seat)).flatMap((card, index) => {
    if (markOf(cardOf(state, card), 'rested') === 1) return [];
    const life = { id: `attack ${index} life`, card, to: 'life' };
    return [life, ...foes.map((to, foe) => ({ id: `attack ${index} ${foe}`, card, to }))];
  });
}

function playUnit(play: Play, seat: Seat, card: string): void {
  const { cost } = unitOf(cardOf(play.state, card).face);
  setCounter(play, seat, 'energy', seatCounter(play.state, seat, 'energy') - cost);
  const arrived = move(play, card, place('field', seat));
  mark(play, arrived, 'rested', 1);
  tell(play, 'arrived', { seat, card: arrived });
}

function attack(play: Play, seat: Seat, card: string, to: string): void {
  const power = valueOf(play, card, 'power');
  mark(play, card, 'rested', 1);
  if (to === 'life') return happen(play, { kind: 'drain', seat: 3 - seat, amount: power });
  const back = valueOf(play, to, 'power');
  happen(play, { kind: 'hurt', card: to, amount: power }, { kind: 'hurt', card, amount: back });
}

const hurt: HappeningRule = {
  resolve(play, { card, amount }) {
    const id = String(card);
    mark(play, id, 'damage', markOf(cardOf(play.state, id), 'damage') + Number(amount));
  },
};

const drain: HappeningRule = {
  resolve(play, { seat, amount }) {
    const life = seatCounter(play.state, Number(seat), 'life') - Number(amount);
    setCounter(play, Number(seat), 'life', Math.max(0, life));
  },
};

/** The fallen go to the trash, field by field; who has no life left has lost. */
function check(play: Play): void {
  for (const seat of seatsOf(play.state)) {
    for (const id of [...cardsIn(play.state, place('field', seat))]) {
      const damage = markOf(cardOf(play.state, id), 'damage');
      if (damage >= valueOf(play, id, 'toughness')) move(play, id, place('trash', seat));
    }
    if (seatCounter(play.state, seat, 'life') === 0) {
      end(play, { places: [[3 - seat], [seat]], reason: 'life-lost' });
    }
  }
}

const faceOf = (code: string): CardFace => {
  const { cost, power, toughness, arrival } = unitOf(code);
  const does = [{ verb: 'drain', amount: arrival }];
  const abilities = arrival === 0 ? [] : [{ timing: 'on-arrival', does }];
  const stats = { power, toughness };
  return { code, name: code, type: 'unit', cost, stats, keywords: {}, words: {}, abilities };
};

const HIDDEN = { faces: 'nobody', ids: 'nobody' } as const;
const OWN = { faces: 'owner', ids: 'owner' } as const;
const OPEN = { faces: 'all', ids: 'all' } as const;

export const duelRules: Rules = {
  id: 'toy-duel/1',
  minSeats: 2,
  maxSeats: 2,
  options: {},
  zones: { deck: HIDDEN, hand: OWN, field: OPEN, trash: OPEN },
  tableZone: 'field',
  openCounters: ['turn', 'active', 'life', 'energy'],
  stories: { arrived: ['seat', 'card'] },
  steps: { turn: turn as unknown as Step },
  happenings: { hurt, drain },
  timings: [
    {
      timing: 'on-arrival',
      what: 'arrived',
      whose: (_, { card }) => [String(card)],
      rank: () => 0,
    },
  ],
  triggers: { order: 'queue', chosenBy: 'rank' },
  verbs: {
    drain: (play, { controller }, { amount }) =>
      happen(play, { kind: 'drain', seat: 3 - controller, amount: Number(amount) }),
  },
  filters: {},
  faces: Object.fromEntries(Object.keys(UNITS).map((code) => [code, faceOf(code)])),
  checkAfter: 'happening',
  check,
  controllerOf: (_, { owner }) => owner,
  baseValue: (_, { stats }, what) => stats[what] ?? 0,
  shownValues: [],
  hasAbilities: () => true,
  setup(play, { decks }) {
    for (const seat of seatsOf(play.state)) {
      stock(play, place('deck', seat), seat, decks[seat] ?? []);
      shuffle(play, place('deck', seat));
      draw(play, place('deck', seat), place('hand', seat), OPENING_HAND);
      setCounter(play, seat, 'life', LIFE);
    }
    push(play, { kind: 'turn', seat: 1, stage: 'begin' } as TurnFrame);
  },
  refuse: (_reading, _seat, asked) =>
    asked
      ? { rule: 'TOY-2', says: 'This is not offered.' }
      : { rule: 'TOY-1', says: 'It is not your turn.' },
};
