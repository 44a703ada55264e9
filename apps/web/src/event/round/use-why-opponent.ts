/** Asks why those at a table play each other, once for as long as it is unfolded. */
import { useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { useEvent } from '../follow/use-event.js';
import { WHY_OPPONENT, type Pairing, type TableReasons } from './round-documents.js';

type WhyState =
  | { readonly is: 'coming' | 'lost' }
  /** `why` is null where opponents do not depend on points. */
  | { readonly is: 'here'; readonly why: TableReasons | null };

type Place = Pick<Pairing, 'phase' | 'round' | 'number'>;

export function useWhyOpponent({ phase, round, number: table }: Place) {
  const { id: tournament } = useEvent().event;
  const [state, setState] = useState<WhyState>({ is: 'coming' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    const told = (told: WhyState): void => void (!isOver && setState(told));
    const ask = async (): Promise<void> => {
      const variables = { tournament, phase, round, table };
      const query = WHY_OPPONENT;
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      told(data ? { is: 'here', why: data.whyOpponent } : { is: 'lost' });
    };
    told({ is: 'coming' });
    ask().catch(() => told({ is: 'lost' }));
    return () => {
      isOver = true;
    };
  }, [tournament, phase, round, table, tries]);
  return { state, again: () => setTries((now) => now + 1) };
}
