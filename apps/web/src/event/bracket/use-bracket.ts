/** The bracket of a phase, asked anew when a match of it has come to an end. */
import { askServer } from '../../api/ask-server.js';
import type { News } from '../follow/event-documents.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { BRACKET, type Bracket } from './bracket-documents.js';

/** The bracket is null until its phase has begun. */
export function useBracket(phase: number): Asked<Bracket | null> {
  const { id: tournament } = useEvent().event;
  return useAsked({
    key: `${tournament} ${phase}`,
    ask: async () => (await askServer(BRACKET, { tournament, phase })).bracket,
    concerns: changesBracket,
  });
}

const KINDS = new Set([
  ...['phase-begun', 'seeds-moved', 'round-published', 'result-recorded', 'result-corrected'],
  ...['entrants-dropped', 'entrant-disqualified', 'round-closed'],
]);

const changesBracket = ({ facts }: News): boolean =>
  (facts as readonly { readonly kind: string }[]).some(({ kind }) => KINDS.has(kind));
