/** One's own line of the official standings, asked anew when a round is closed or a result corrected. */
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { newsOf, useAnew } from '../follow/use-anew.js';
import { useEvent } from '../follow/use-event.js';
import { OWN_STANDING, type OwnLine } from './own-documents.js';

const CHANGES = newsOf('round-closed', 'result-corrected', 'tournament-finished');

export function useOwnLine(own: number): OwnLine | undefined {
  const { event } = useEvent();
  const { id: tournament } = event;
  const [line, setLine] = useState<OwnLine>();
  const hasBegun = event.round !== null;
  const ask = useCallback(async (): Promise<void> => {
    const variables = { tournament, search: String(own) };
    const { data } = await client.query({
      ...{ query: OWN_STANDING, variables, fetchPolicy: 'no-cache' },
    });
    setLine(data?.standings.nodes.find(({ entrant }) => entrant === own));
  }, [tournament, own]);
  useEffect(() => {
    // A line that does not come is left out: the table above it is what matters.
    if (hasBegun) ask().catch(() => undefined);
  }, [hasBegun, ask]);
  useAnew(ask, CHANGES);
  return line;
}
