/** What of an event is looked after: the address names it, and before that the stage does. */
import type { EventFields } from '../follow/event-documents.js';

export const PARTS_IN_ORDER = [
  'round',
  'players',
  'correct',
  'people',
  'files',
  'webhooks',
] as const;
export type Part = (typeof PARTS_IN_ORDER)[number];

const USUAL: Readonly<Record<EventFields['stage'], Part>> = {
  DRAFT: 'people',
  ANNOUNCED: 'people',
  REGISTRATION: 'players',
  CHECK_IN: 'players',
  PLAYING: 'round',
  PAUSED: 'players',
  FINISHED: 'files',
  CANCELLED: 'files',
};

export function partOf(search: URLSearchParams, stage: EventFields['stage']): Part {
  const named = search.get('part');
  return PARTS_IN_ORDER.find((part) => part === named) ?? USUAL[stage];
}
