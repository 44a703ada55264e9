/**
 * What is asked of whoever has the priority: the engine's window asks it, and knows what is offered.
 *
 * Decisions: A-BUD-07, A-BUD-36.
 */
import { no, PASS, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { readyDecision, type Said } from '@scoresheet/rules-presentation';
import { ACTS } from '../acts/act-phrases.js';
import { refuseBurn, refuseDefend, refuseUse, refuseWithdraw } from '../acts/refuse-act.js';
import { refusePlay } from '../acts/refuse-play.js';

export const respondDecision = readyDecision('respond', {
  title: 'You have the priority',
  hint: 'Do something, or pass. When all pass, what waits on the stack takes effect, or the phase is over (A-BUD-07, A-BUD-36).',
  hidden: 'answers',
  unseen: 'passes',
  phrases: ACTS,
  wishes: [
    { zone: 'hand', says: 'play it', id: 'play {card}' },
    { zone: 'party', says: 'use its ability', id: 'use {card} 0' },
    { zone: 'party', says: 'Defend with it', id: 'defend {card}' },
    { zone: 'party', says: 'withdraw it', id: 'withdraw {card}' },
    {
      zone: 'party',
      against: true,
      says: 'attack it with {own}',
      id: 'use {own} 0 victim={card}',
    },
  ],
  idle: PASS.id,
  waits: 'priority',
  refuse: refuseAct,
});

function refuseAct(reading: Reading, seat: Seat, { verb, words }: Said): Refusal {
  switch (verb) {
    case 'use':
      return refuseUse(reading, seat, words);
    case 'defend':
      return refuseDefend(reading, seat, words);
    case 'withdraw':
      return refuseWithdraw(reading, seat);
    case 'burn':
      return refuseBurn(reading, seat);
    case 'play':
      return refusePlay(reading, seat, words);
    case PASS.id:
      return no('A-BUD-07', 'To pass, answer "pass" and nothing else.');
    default:
      return no('A-BUD-07', 'You have the priority: act, or pass.');
  }
}
