/**
 * What an instruction of a card can do: a line of code for each verb. A new verb also wants its
 * English (`card-words.ts`), its place in the reader (`../cards/read-card-file.ts`), in the schema
 * beside it, and a scenario.
 *
 * Rules: R-SMP-06, R-SMP-09.
 */
import {
  amountOf,
  draw,
  setCounter,
  tell,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { pointsOf } from '../endings.js';
import { deck, hand, opponentOf } from '../field.js';

const score: Verb = (play, effect, { amount }) => {
  const { controller: seat } = effect;
  const scored = amountOf(play, amount, effect);
  tell(play, 'points-scored', { seat, amount: scored });
  setCounter(play, seat, 'points', pointsOf(play.state, seat) + scored);
};

/** Takes points: nobody has fewer than none (R-SMP-09). */
const rob: Verb = (play, effect, { amount }) => {
  const robbed = opponentOf(effect.controller);
  losePoints(play, robbed, amountOf(play, amount, effect));
};

function losePoints(play: Play, seat: Seat, wanted: number): void {
  const lost = Math.min(wanted, pointsOf(play.state, seat));
  if (lost === 0) return;
  tell(play, 'points-lost', { seat, amount: lost });
  setCounter(play, seat, 'points', pointsOf(play.state, seat) - lost);
}

const drawVerb: Verb = (play, effect, { amount }) => {
  const { controller: seat } = effect;
  draw(play, deck(seat), hand(seat), amountOf(play, amount, effect));
};

export const VERBS: { readonly [verb: string]: Verb } = { score, rob, draw: drawVerb };
