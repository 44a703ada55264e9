/** Fetches what tells the last action when the list is there already: the first load stays small. */
import { useEffect, useState } from 'react';
import type { Listed } from './front-documents.js';
import type { LastAction } from './last-action.js';

export function useLastAction(match: Listed, names: readonly string[]): LastAction | undefined {
  const [told, setTold] = useState<LastAction>();
  const seats = names.join('\n');
  useEffect(() => {
    let isLeft = false;
    void import('./last-action.js')
      .then(({ lastAction }) => lastAction(match, seats.split('\n')))
      .then((action) => void (isLeft || setTold(action)))
      .catch(() => undefined);
    return () => void (isLeft = true);
  }, [match, seats]);
  return told;
}
