/** The bracket of a phase. */
import { askServer } from '../../api/ask-server.js';
import { changesBracket } from '../follow/changes.js';
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
