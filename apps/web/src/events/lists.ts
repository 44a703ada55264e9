/** The lists of the calendar, and what the server is asked for each. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { VariablesOf } from '../api/schema.js';
import { midnightOf } from './by-day.js';
import type { EVENTS, ListedEvent } from './events-documents.js';
import type { SoughtEvents } from './use-sought-events.js';

type Asked = Omit<VariablesOf<typeof EVENTS>, 'after'>;
type Filter = NonNullable<Asked['filter']>;

export const LIST_NAMES = ['running', 'coming', 'undated', 'overdue', 'over'] as const;
export type ListName = (typeof LIST_NAMES)[number];

interface ListOf {
  readonly stage: NonNullable<Filter['stage']>;
  readonly orderBy: NonNullable<Asked['orderBy']>;
  /** What else is asked of an event; `today` and `from` are the beginnings of days. */
  readonly when: (today: number, from: number | undefined) => Filter;
  /** Nobody is told that there are none. */
  readonly isQuiet?: boolean;
}

/** A draft is there for whoever runs it, among what comes. */
const TO_COME: ListOf['stage'] = ['DRAFT', 'ANNOUNCED', 'REGISTRATION', 'CHECK_IN'];
const startedFrom = (_: number, from: number | undefined): Filter =>
  from === undefined ? {} : { started: { from } };

const LISTS: Readonly<Record<ListName, ListOf>> = {
  running: {
    stage: ['PLAYING', 'PAUSED'],
    orderBy: { field: 'STARTED_AT', direction: 'DESC' },
    when: startedFrom,
  },
  coming: {
    stage: TO_COME,
    orderBy: { field: 'BEGINS_AT', direction: 'ASC' },
    when: (today, from = today) => ({ begins: { from: Math.max(today, from) } }),
  },
  undated: {
    stage: TO_COME,
    orderBy: { field: 'CREATED_AT', direction: 'DESC' },
    when: () => ({ planned: false }),
    isQuiet: true,
  },
  overdue: {
    stage: TO_COME,
    orderBy: { field: 'BEGINS_AT', direction: 'DESC' },
    when: (today, from) => ({ begins: withoutUndefined({ from, to: today - 1 }) }),
    isQuiet: true,
  },
  over: {
    stage: ['FINISHED', 'CANCELLED'],
    orderBy: { field: 'CREATED_AT', direction: 'DESC' },
    when: startedFrom,
  },
};

export const isQuiet = (name: ListName): boolean => LISTS[name].isQuiet === true;
/** What comes is read from today on; everything else from the latest back. */
export const isSoonestFirst = (name: ListName): boolean => name === 'coming';

/** Whether anything can be in a list, with the day that somebody looks from. */
export function isAsked(name: ListName, { from }: SoughtEvents, now: number): boolean {
  const day = dayIn(from);
  if (day === undefined) return true;
  return name !== 'undated' && (name !== 'overdue' || day < midnightOf(now));
}

export function askedOf(name: ListName, sought: SoughtEvents, now: number): Asked {
  const { q, game, play, mine, from } = sought;
  const { stage, orderBy, when } = LISTS[name];
  return {
    filter: withoutUndefined({
      stage: [...stage],
      ...when(midnightOf(now), dayIn(from)),
      search: q || undefined,
      game: game || undefined,
      play: play || undefined,
      [mine]: mine !== '' ? 'me' : undefined,
    }),
    orderBy,
  };
}

/** The beginning of a day by the clock of this machine; undefined where none is named. */
function dayIn(from: string): number | undefined {
  const day = new Date(`${from}T00:00`).getTime();
  return from === '' || Number.isNaN(day) ? undefined : day;
}

/** When an event is told of: from when it is played, is to be, or was made. */
export const momentOf = ({ startedAt, beginsAt, createdAt }: ListedEvent): number =>
  startedAt ?? (beginsAt === null ? createdAt : Date.parse(beginsAt));
