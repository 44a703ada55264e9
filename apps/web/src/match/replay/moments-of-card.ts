/** Where something happened to a card, as far as the moments are here. */
import type { Moment } from '../record/moment.js';
import type { RecordStore } from '../record/record-store.js';

/** The last ones are what somebody looks for. */
const MOST = 8;

export function momentsOfCard(store: RecordStore, card: string): readonly number[] {
  const found: number[] = [];
  for (let seq = store.lastSeq(); seq >= 0 && found.length < MOST; seq -= 1) {
    const moment = store.momentAt(seq);
    if (moment && isAbout(moment, card)) found.push(seq);
  }
  return found.reverse();
}

const isAbout = ({ facts }: Moment, card: string): boolean =>
  facts.some((fact) =>
    Object.values(fact).some(
      (value) => value === card || (Array.isArray(value) && value.includes(card)),
    ),
  );
