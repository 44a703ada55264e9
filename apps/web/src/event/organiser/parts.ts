/** What of an event is looked after: the address names it, and before that the stage does. */
import type { EventFields } from '../follow/event-documents.js';
import type { Roles } from '../roles.js';

const PARTS_IN_ORDER = ['round', 'players', 'correct', 'people', 'files', 'webhooks'] as const;
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

/** The parts that somebody can do anything in; whoever may take over has no role as yet. */
export function partsFor({ isOrganiser, isScorer }: Roles): readonly Part[] {
  return PARTS_IN_ORDER.filter((part) => {
    if (part === 'webhooks') return isOrganiser;
    return isScorer || part === 'people' || part === 'files';
  });
}

interface PartAsked {
  readonly search: URLSearchParams;
  readonly stage: EventFields['stage'];
  readonly parts: readonly Part[];
}

export function partOf({ search, stage, parts }: PartAsked): Part {
  const wanted = [search.get('part'), USUAL[stage]];
  return wanted.flatMap((each) => parts.filter((part) => part === each))[0] ?? 'people';
}
