/** Who has a bye in a published round; undefined until that is known. */
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { askByes, type Resting } from './ask-byes.js';
import type { PublishedRound } from './use-rounds.js';

export function useByes(published: PublishedRound | undefined): readonly Resting[] | undefined {
  const { id } = useEvent().event;
  const seq = published?.seq;
  const { value } = useAsked({
    key: `${id} ${seq}`,
    ask: async () => (seq === undefined ? [] : askByes(id, seq)),
    concerns: () => false,
  });
  return value;
}
