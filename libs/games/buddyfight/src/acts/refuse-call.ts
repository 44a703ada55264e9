/**
 * Why a card is not called so by an effect: which card, the Flag, the Buddy Call, the price, the
 * area.
 *
 * Rules: R-BFT-10, R-BFT-12, R-BFT-51; decisions A-BFT-30, A-BFT-32, A-BFT-34, A-BFT-71.
 */
import {
  cardOf,
  no,
  refusedBy,
  type Guard,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { FITS_FLAG } from '../flag.js';
import { faceOfCard } from '../values.js';
import { BUDDY_CALLED } from './buddy-call.js';
import type { EffectCallFrame } from './effect-call-frame.js';
import { readWay } from './way.js';
import { mayPlay, type Playing } from './ways-to-play.js';

const HOW = no('A-BFT-30', 'Name one of the areas, and whether it is your Buddy Call.');

/** The condition for a card to be called by an effect, wherever it is meant to come. */
const CALLED: readonly Guard<Playing, unknown>[] = [
  {
    rule: 'R-BFT-51',
    says: 'What it costs cannot be paid in full, so it is not called.',
    holds: mayPlay,
  },
];

export function refuseEffectCall(reading: Reading, seat: Seat, line: string): Refusal {
  const { card: id, free } = reading.state.stack.at(-1) as EffectCallFrame;
  const way = readWay(line);
  if (way.does !== 'call') return HOW;
  if (way.card !== id) return no('A-BFT-30', 'The effect calls another card.');
  const card = cardOf(reading.state, id);
  const printed = faceOfCard(reading, card);
  const face = free ? { ...printed, price: {} } : printed;
  return (
    refusedBy(FITS_FLAG, reading, printed, seat) ??
    (way.buddyCall
      ? refusedBy(BUDDY_CALLED, reading, card, { seat, moment: 'effect' })
      : undefined) ??
    refusedBy(CALLED, reading, { seat, card: id, face, kept: [id] }, seat) ??
    HOW
  );
}
