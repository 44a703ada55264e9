/** All lasting changes that hold of one value now, whichever cards they come from. */
import type { Reading } from '../contract/rules.js';
import type { Card } from '../contract/state.js';
import type { Standing } from '../contract/vocabulary.js';
import { lastingOf } from './lasting.js';
import { sourcesOf } from './sources.js';

/** In the order of the game's `lastingCards`, and of the abilities on each. */
export function standingOn(reading: Reading, what: string): readonly Standing[] {
  const known = reading.standing?.get(what);
  if (known !== undefined) return known;
  const sources = sourcesOf(reading, what);
  if (sources.length === 0) return NONE;
  const found = sources.flatMap((source) => lastingOf(reading, source, what));
  reading.standing?.set(what, found);
  return found;
}

const NONE: readonly Standing[] = [];

/** What one of them adds to its value of a card: nothing where it speaks of others. */
export const addedBy = (reading: Reading, { means, by, effect }: Standing, card: Card): number =>
  means(reading, card, effect) ? by(reading, effect) : 0;
