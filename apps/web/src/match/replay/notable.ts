/** Moments that a judge would look at: a ruling, time that runs short, the end. */
import type { Moment } from '../record/moment.js';
import type { RecordStore } from '../record/record-store.js';

const SHORT_MS = 10_000;

/** Actions of judges and staff, for which they may have given a reason. */
const RULINGS = new Set([
  'warn-seat',
  'pause-match',
  'resume-match',
  'end-match',
  'void-match',
  'excuse-judge',
]);
/** Actions by which a clock or a game ends. */
const ENDINGS = new Set(['call-time', 'call-table-time', 'concede', 'abandon-match']);

export const isRuling = ({ action }: Pick<Moment, 'action'>): boolean =>
  RULINGS.has(String(action['type']));

export function isNotable({ action, facts }: Pick<Moment, 'action' | 'facts'>): boolean {
  const isEnding = ENDINGS.has(String(action['type']));
  return isEnding || isRuling({ action }) || facts.some(isNotableFact);
}

/** The next step of that kind behind an event, as far as the moments are here. */
export function nextNotable(store: RecordStore, seq: number): number | undefined {
  const { count, stepAt } = store.steps();
  for (let next = stepAt(seq) + 1; next < count; next += 1) {
    const moment = store.momentOf(next);
    if (moment && isNotable(moment)) return moment.seq;
  }
  return undefined;
}

function isNotableFact(fact: Moment['facts'][number]): boolean {
  if (fact['kind'] === 'ended' || fact['kind'] === 'ruled') return true;
  const left = fact['clockMsLeft'];
  return fact['kind'] === 'time-charged' && typeof left === 'number' && left < SHORT_MS;
}
