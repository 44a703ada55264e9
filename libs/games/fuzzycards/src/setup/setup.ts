/**
 * Setup: decks are shuffled, Life is set, the Genesis Flip decides who goes first. Where the match
 * has named that seat there is no flip, and nobody sees a card of it.
 *
 * Rules: R-FUZ-21, R-FUZ-22, R-FUZ-25 to 27; decision A-FUZ-76 (who knows what).
 */
import {
  push,
  seatsOf,
  setCounter,
  shuffle,
  stock,
  type Play,
  type Seating,
} from '@scoresheet/rules-engine';
import { scroll } from '../field.js';
import { genesisFlipFrame } from './genesis-flip.js';
import { openingFrame } from './opening.js';

const LIFE = 33; // R-FUZ-22

export function setup(play: Play, { decks, first }: Seating): void {
  for (const seat of seatsOf(play.state)) {
    stock(play, scroll(seat), seat, decks[seat] ?? []);
    shuffle(play, scroll(seat));
    setCounter(play, seat, 'life', LIFE);
  }
  push(play, first === undefined ? genesisFlipFrame() : openingFrame(first));
}
