/** Your line of the official standings. */
import { askServer } from '../../api/ask-server.js';
import type { News } from '../follow/event-documents.js';
import { newsOf } from '../follow/use-anew.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { OWN_STANDING, type OwnLine } from './own-documents.js';
import { namesEntrant } from './use-own-entry.js';

const changesAllLines = newsOf(
  'phase-begun',
  'round-closed',
  'result-corrected',
  'entrant-disqualified',
);

/** A player who drops moves nobody else's points: a thousand phones do not ask for each drop. */
export const changesOwnLine = (news: Pick<News, 'type' | 'facts'>, own: number): boolean =>
  changesAllLines(news) || news.facts.some((fact) => takesPoints(fact) || namesEntrant(fact, own));

const takesPoints = (fact: unknown): boolean =>
  (fact as { readonly kind?: string }).kind === 'points-taken';

/** A line that does not come is left out: the table above it is what matters. */
export function useOwnLine(own: number): OwnLine | undefined {
  const { event } = useEvent();
  const { id: tournament } = event;
  const hasBegun = event.round !== null;
  const { value } = useAsked({
    key: `${tournament} ${own} ${hasBegun}`,
    ask: async () => {
      if (!hasBegun) return undefined;
      const { standings } = await askServer(OWN_STANDING, { tournament, search: String(own) });
      return standings.nodes.find(({ entrant }) => entrant === own);
    },
    concerns: (news) => hasBegun && changesOwnLine(news, own),
  });
  return value;
}
