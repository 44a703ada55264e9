/**
 * Main Step: cards are played and attacks made in any order, until the player ends it. What an act
 * set off is resolved before the next one.
 *
 * Rules: R-FRI-05, R-FRI-12, R-FRI-14, R-FRI-51; decisions A-FRI-31, A-FRI-32, A-FRI-50, A-FRI-64.
 */
import {
  cardsIn,
  resolveTriggers,
  setCounter,
  tableCounter,
  tell,
  type Option,
  type Play,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { attack, waysToAttack } from '../combat/attack.js';
import { targetsOf } from '../combat/targets.js';
import { canPlay, playCard } from '../acts/play-card.js';
import { sacrificeCard } from '../board.js';
import { boardOf, hand, seatMeantBy } from '../field.js';
import type { StepFrame } from './frames.js';

const END = 'end';

export const mainStep: Step<StepFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (resolveTriggers(play)) return 'on';
    if (frame.stage === 'after') return 'done';
    return [{ seat: frame.seat, kind: 'main' }];
  },

  options: (reading, { seat }) => ({
    pick: 'one',
    from: [...actsOf(reading, seat), { id: END }],
  }),

  answered(play, frame, { seat, chosen: [choice] }) {
    const [verb, first = '', second = ''] = choice?.id.split(' ') ?? [];
    if (verb === END) {
      frame.stage = 'after';
      return;
    }
    count(play, seat);
    if (verb === 'play') playCard(play, seat, first);
    else if (verb === 'attack') attack(play, seat, first, seatMeantBy(second) ?? second);
    else sacrificeCard(play, first);
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};

/** Counts the acts of one step. After so many, only its end is offered (A-FRI-64). */
function count(play: Play, seat: Seat): void {
  const acts = tableCounter(play.state, 'acts') + 1;
  setCounter(play, 0, 'acts', acts);
  if (isSpent(play)) tell(play, 'actions-cut', { seat, limit: acts });
}

export const isSpent = ({ state }: Reading): boolean =>
  tableCounter(state, 'acts') >= Number(state.options['actsPerStep']);

function actsOf(reading: Reading, seat: Seat): readonly Option[] {
  const { state } = reading;
  if (isSpent(reading)) return [];
  const plays = cardsIn(state, hand(seat)).filter((id) => canPlay(reading, seat, id));
  const targets = targetsOf(reading, seat);
  const attacks = boardOf(state, seat).flatMap(({ id }) =>
    waysToAttack(reading, id, targets).map((to) => ({ id: `attack ${id} ${to}`, card: id, to })),
  );
  const atWill = state.options['sacrificeAtWill'] === 'yes';
  const sacrifices = atWill ? boardOf(state, seat) : [];
  return [
    ...plays.map((id) => ({ id: `play ${id}`, card: id })),
    ...attacks,
    ...sacrifices.map(({ id }) => ({ id: `sacrifice ${id}`, card: id })),
  ];
}
