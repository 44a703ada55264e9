/** Asks why those at a table play each other. */
import { askServer } from '../../api/ask-server.js';
import { changesSeats } from '../follow/changes.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { WHY_OPPONENT, type Pairing, type TableReasons } from './round-documents.js';

type Place = Pick<Pairing, 'phase' | 'round' | 'number'>;

/** The reasons, null where opponents do not depend on points. */
export function useWhyOpponent({ phase, round, number: table }: Place): Asked<TableReasons | null> {
  const { id: tournament } = useEvent().event;
  const variables = { tournament, phase, round, table };
  return useAsked({
    key: JSON.stringify(variables),
    ask: async () => (await askServer(WHY_OPPONENT, variables)).whyOpponent,
    concerns: changesSeats,
  });
}
