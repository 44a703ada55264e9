/** Where something happened to a card, as far as the moments are here. */
import type { Moment } from '../record/moment.js';
import type { RecordStore } from '../record/record-store.js';

/** The last ones are what somebody looks for. */
const MOST = 8;

/** The numbers of steps. */
export function momentsOfCard(store: RecordStore, card: string): readonly number[] {
  const found: number[] = [];
  for (let step = store.steps().count - 1; step >= 0 && found.length < MOST; step -= 1) {
    const moment = store.momentOf(step);
    if (moment && isAbout(moment, card)) found.push(step);
  }
  return found.reverse();
}

const isAbout = ({ facts }: Moment, card: string): boolean =>
  facts.some((fact) =>
    Object.values(fact).some(
      (value) => value === card || (Array.isArray(value) && value.includes(card)),
    ),
  );
