/**
 * Main Step: cards are played and attacks made in any order, until the player ends it. What an act
 * set off is resolved before the next one.
 *
 * Rules: R-FRI-05, R-FRI-12, R-FRI-14, R-FRI-51; decisions A-FRI-31, A-FRI-32, A-FRI-50, A-FRI-64.
 */
import {
  cardOf,
  cardsIn,
  isAllowed,
  no,
  optionOf,
  resolveTriggers,
  setCounter,
  tableCounter,
  tell,
  type Option,
  type Play,
  type Reading,
  type Refusal,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision, type Said } from '@scoresheet/rules-presentation';
import { PLAYED, playCard } from '../acts/play-card.js';
import { forbidsAct, refuseAct } from '../acts/refuse-act.js';
import { SACRIFICED, sacrificeCard } from '../board.js';
import { attack, waysToAttack } from '../combat/attack.js';
import { targetsOf } from '../combat/targets.js';
import { isDisputed, PLAY_WAITS } from '../disputes/may-dispute.js';
import { boardOf, hand, seatMeantBy } from '../field.js';
import { ACTS, isInStep, isSpent, type StepFrame } from './frames.js';

const END = 'end';

const OWN_STEP = no('A-FRI-50', 'Cards are played and attacks made in your own Main Step.');

/** What is said of acts outside of the own Main Step. */
const ELSEWHERE: { readonly [verb: string]: Refusal } = {
  play: OWN_STEP,
  attack: OWN_STEP,
  sacrifice: no(
    'A-FRI-31',
    'Cards are sacrificed when a card says so; in your own Main Step where the match allows it.',
  ),
};

const UNDER_WAY = no('A-FRI-32', 'What your last act brings about is carried out first.');

/** In one's own Main Step an act that nothing forbids waits for the results of the last one. */
function refuseOtherAct(reading: Reading, seat: Seat, { verb, words }: Said): Refusal | undefined {
  const calendar = ELSEWHERE[verb];
  if (!calendar || !isInStep(reading.state, seat, 'main-step')) return calendar;
  const waits = isDisputed(reading) ? PLAY_WAITS : UNDER_WAY;
  return forbidsAct(reading, seat, [verb, ...words]) ?? waits;
}

export const mainDecision = decision('main', {
  title: 'Main Step',
  hint: 'Play cards and attack as you like, then end it (R-FRI-51).',
  hidden: 'acts',
  unseen: 'ends the step',
  phrases: [
    { says: 'plays {card}', id: 'play {card}', from: 'hand' },
    {
      says: 'attacks the player {seat} with {card}',
      also: ['attacks {seat} with {card}'],
      id: 'attack {card} player-{seat}',
    },
    { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
    { says: 'sacrifices {card}', id: 'sacrifice {card}' },
    { says: 'ends the step', also: ['passes'], id: END },
  ],
  wishes: [
    { zone: 'hand', says: 'play it', id: 'play {card}' },
    { zone: 'board', against: true, says: 'attack it with {own}', id: 'attack {own} {card}' },
  ],
  idle: END,
  isOpen: false,

  options: (reading, { seat }: StepFrame) => ({
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

  refuse: (reading, seat, { verb, words }) => refuseAct(reading, seat, [verb, ...words]),
  refuseElsewhere: refuseOtherAct,
});

export const mainStep: Step<StepFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (resolveTriggers(play)) return 'on';
    if (frame.stage === 'after') return 'done';
    return [mainDecision.asks(frame.seat)];
  },

  ...answering(mainDecision),

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};

/** Counts the acts of one step. After so many, only its end is offered (A-FRI-64). */
function count(play: Play, seat: Seat): void {
  const acts = tableCounter(play.state, 'acts') + 1;
  setCounter(play, 0, 'acts', acts);
  if (isSpent(play)) tell(play, 'actions-cut', { seat, limit: acts });
}

function actsOf(reading: Reading, seat: Seat): readonly Option[] {
  const { state } = reading;
  if (!isAllowed(ACTS, reading, seat, seat)) return [];
  const plays = cardsIn(state, hand(seat)).filter((id) =>
    isAllowed(PLAYED, reading, cardOf(state, id), seat),
  );
  const board = boardOf(state, seat);
  const targets = targetsOf(reading, seat);
  const attacks = board.flatMap((card) =>
    waysToAttack(reading, seat, card, targets).map((to) =>
      optionOf(card.id, `attack ${card.id}`, to),
    ),
  );
  const sacrifices = board.filter((card) => isAllowed(SACRIFICED, reading, card, seat));
  return [
    ...plays.map((id) => ({ id: `play ${id}`, card: id })),
    ...attacks,
    ...sacrifices.map(({ id }) => ({ id: `sacrifice ${id}`, card: id })),
  ];
}
