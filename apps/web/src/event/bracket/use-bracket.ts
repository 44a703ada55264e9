/** The bracket of a phase, asked anew when a match of it has come to an end. */
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { useAnew } from '../follow/use-anew.js';
import type { News } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import { BRACKET, type Bracket } from './bracket-documents.js';

type BracketState =
  | { readonly is: 'coming' | 'unreachable' | 'not-begun' }
  | { readonly is: 'here'; readonly bracket: Bracket };

export function useBracket(phase: number): BracketState & { readonly ask: () => Promise<void> } {
  const { id: tournament } = useEvent().event;
  const [state, setState] = useState<BracketState>({ is: 'coming' });
  const ask = useCallback(async (): Promise<void> => {
    const next = await asked({ tournament, phase });
    // What is shown stays while the server is away: the frame says that the connection is lost.
    setState((now) => (next.is === 'unreachable' && now.is === 'here' ? now : next));
  }, [tournament, phase]);
  useEffect(() => {
    setState({ is: 'coming' });
    void ask();
  }, [ask]);
  useAnew(ask, changesBracket);
  return { ...state, ask };
}

async function asked(variables: {
  readonly tournament: string;
  readonly phase: number;
}): Promise<BracketState> {
  try {
    const { data } = await client.query({
      ...{ query: BRACKET, variables, fetchPolicy: 'no-cache' },
    });
    if (!data) return { is: 'unreachable' };
    return data.bracket ? { is: 'here', bracket: data.bracket } : { is: 'not-begun' };
  } catch {
    return { is: 'unreachable' };
  }
}

const KINDS = new Set([
  ...['phase-begun', 'seeds-moved', 'round-published', 'result-recorded', 'result-corrected'],
  ...['entrants-dropped', 'entrant-disqualified', 'round-closed'],
]);

const changesBracket = ({ facts }: News): boolean =>
  (facts as readonly { readonly kind: string }[]).some(({ kind }) => KINDS.has(kind));
