/** The lists of the calendar, and what the server is asked for each. */
import type { VariablesOf } from '../api/schema.js';
import type { EVENTS, ListedEvent } from './events-documents.js';
import type { SoughtEvents } from './use-sought-events.js';

type Asked = Omit<VariablesOf<typeof EVENTS>, 'after'>;

/** A draft is there for whoever runs it, among what comes. */
const LISTS = {
  running: { stage: ['PLAYING', 'PAUSED'], by: 'STARTED_AT' },
  coming: { stage: ['DRAFT', 'ANNOUNCED', 'REGISTRATION', 'CHECK_IN'], by: 'CREATED_AT' },
  over: { stage: ['FINISHED', 'CANCELLED'], by: 'CREATED_AT' },
} as const;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

export function askedOf(name: ListName, { q, game, play, mine }: SoughtEvents): Asked {
  const { stage, by } = LISTS[name];
  return {
    filter: {
      stage: [...stage],
      ...(q !== '' && { search: q }),
      ...(game !== '' && { game }),
      ...(play !== '' && { play }),
      ...(mine !== '' && { [mine]: 'me' }),
    },
    orderBy: { field: by, direction: 'DESC' },
  };
}

/** When an event is told of: from when it is played, or from when it was made. */
export const momentOf = ({ startedAt, createdAt }: ListedEvent): number => startedAt ?? createdAt;
