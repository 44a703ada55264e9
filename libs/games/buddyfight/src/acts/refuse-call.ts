/**
 * Why a card is not called so by an effect: which card, the Flag, the Buddy Call, the price, the
 * area.
 *
 * Rules: R-BFT-10, R-BFT-12, R-BFT-51; decisions A-BFT-30, A-BFT-32, A-BFT-34, A-BFT-71.
 */
import { cardOf, no, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { flagForbids } from '../refusal.js';
import { faceOfCard, fitsFlag } from '../values.js';
import type { EffectCallFrame } from './effect-call-frame.js';
import { refuseBuddyCall } from './refuse-deed.js';
import { readWay } from './way.js';
import { mayPlay } from './ways-to-play.js';

const HOW = no('A-BFT-30', 'Name one of the areas, and whether it is your Buddy Call.');

export function refuseEffectCall(reading: Reading, seat: Seat, line: string): Refusal {
  const { card: id, free } = reading.state.stack.at(-1) as EffectCallFrame;
  const way = readWay(line);
  if (way.does !== 'call') return HOW;
  if (way.card !== id) return no('A-BFT-30', 'The effect calls another card.');
  const card = cardOf(reading.state, id);
  const printed = faceOfCard(reading, card);
  if (!fitsFlag(reading, seat, printed)) return flagForbids(printed);
  const buddy = way.buddyCall ? refuseBuddyCall(reading, seat, card, 'effect') : undefined;
  if (buddy) return buddy;
  const face = free ? { ...printed, price: {} } : printed;
  return mayPlay(reading, { seat, card: id, face, kept: [id] })
    ? HOW
    : no('R-BFT-51', 'What it costs cannot be paid in full, so it is not called.');
}
