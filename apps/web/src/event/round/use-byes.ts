/** Entrants with a bye in a published round; undefined until the server has answered. */
import { changesSeats } from '../follow/changes.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { askByes, type Resting } from './ask-byes.js';
import type { PublishedRound } from './use-rounds.js';

export function useByes(published: PublishedRound | undefined): readonly Resting[] | undefined {
  const { id } = useEvent().event;
  const { value } = useAsked({
    key: `${id} ${published?.seq}`,
    ask: async () => (published ? askByes(id, published) : []),
    concerns: changesSeats,
  });
  return value;
}
