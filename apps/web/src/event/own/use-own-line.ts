/** One's own line of the official standings, asked anew when a round is closed or a result corrected. */
import { askServer } from '../../api/ask-server.js';
import { newsOf } from '../follow/use-anew.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { OWN_STANDING, type OwnLine } from './own-documents.js';

const changed = newsOf('round-closed', 'result-corrected', 'tournament-finished');

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
    concerns: (news) => hasBegun && changed(news),
  });
  return value;
}
