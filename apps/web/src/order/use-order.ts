/** A command that is given by one press, and what became of it. */
import { useState } from 'react';
import type { Fate } from '../api/send-command.js';

export interface Order {
  readonly isGoing: boolean;
  /** The last command was accepted. */
  readonly isDone: boolean;
  /** What went wrong, if something did. */
  readonly problem:
    | Exclude<Fate<unknown>, { readonly is: 'accepted' }>
    | { readonly is: 'offline' }
    | undefined;
  readonly give: (send: () => Promise<Fate<unknown>>) => void;
}

export function useOrder(): Order {
  const [isGoing, setGoing] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Order['problem']>();
  const give = (send: () => Promise<Fate<unknown>>): void => {
    if (isGoing) return;
    setGoing(true);
    setDone(false);
    setProblem(undefined);
    send()
      .then(
        (fate) => (fate.is === 'accepted' ? setDone(true) : setProblem(fate)),
        () => setProblem({ is: 'offline' }),
      )
      .finally(() => setGoing(false));
  };
  return { isGoing, isDone, problem, give };
}
