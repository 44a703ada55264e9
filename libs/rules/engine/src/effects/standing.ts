/** All lasting changes that hold of one value now, whichever cards they come from. */
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { Standing } from '../contract/vocabulary.js';
import { lastingOf, possibleChanges } from './lasting.js';
import { settling } from './settled.js';
import { circleOfValue, sourcesOf } from './sources.js';

/** In the order of the game's `lastingCards`, and of the abilities on each. */
export function standingOn(reading: Reading, what: string): readonly Standing[] {
  const known = reading.standing?.get(what);
  if (known !== undefined) return known;
  const sources = sourcesOf(reading, what);
  if (sources.length === 0) return NONE;
  const found =
    circleOfValue(reading, what) === undefined
      ? sources.flatMap((source) => lastingOf(reading, source, what))
      : standingInCircle(reading, sources, what);
  reading.standing?.set(what, found);
  return found;
}

const NONE: readonly Standing[] = [];

/** Whether such a change holds depends on the card, so that it is asked with the amount. */
function standingInCircle(
  reading: Reading,
  sources: readonly Card[],
  what: string,
): readonly Standing[] {
  const addedNow = reading.circle ?? settling(reading);
  return sources
    .flatMap((source) => possibleChanges(reading, source, what))
    .map((change) => ({ ...change, inCircle: (card: Card) => addedNow(change, card) }));
}

/** What one of them adds to its value of a card: nothing where it speaks of others. */
export function addedBy(reading: Reading, standing: Standing, card: Card): number {
  const { means, by, effect, inCircle } = standing;
  if (inCircle) return inCircle(card);
  return means(reading, card, effect) ? by(reading, effect) : 0;
}
