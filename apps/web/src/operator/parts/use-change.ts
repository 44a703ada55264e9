/** A change that an operator asks for: whether it is on its way, and what is wrong with it. */
import type { TadaDocumentNode } from 'gql.tada';
import { useState } from 'react';
import { client } from '../../api/client.js';

interface Outcome {
  readonly __typename: string;
  readonly says?: string;
}

type Changing<Variables> = TadaDocumentNode<{ readonly outcome: Outcome }, Variables>;

interface Change {
  readonly isGoing: boolean;
  readonly error: unknown;
  /** Words of the server, where it has refused. */
  readonly says: string | undefined;
  /** Resolves with whether it is done. */
  readonly change: <Variables extends Record<string, unknown>>(
    mutation: Changing<Variables>,
    variables: Variables,
  ) => Promise<boolean>;
}

export function useChange(onDone: () => void): Change {
  const [state, setState] = useState<Omit<Change, 'change'>>({ ...SETTLED });
  return {
    ...state,
    async change(mutation, variables) {
      setState({ ...SETTLED, isGoing: true });
      const settled = await askedFor(mutation, variables);
      setState(settled);
      const isDone = settled === SETTLED;
      if (isDone) onDone();
      return isDone;
    },
  };
}

const SETTLED: Omit<Change, 'change'> = { isGoing: false, error: undefined, says: undefined };

async function askedFor<Variables extends Record<string, unknown>>(
  mutation: Changing<Variables>,
  variables: Variables,
): Promise<Omit<Change, 'change'>> {
  try {
    const { data } = await client.mutate<{ readonly outcome: Outcome }, Record<string, unknown>>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
    });
    const says = data?.outcome.says;
    return says === undefined ? SETTLED : { ...SETTLED, says };
  } catch (error) {
    return { ...SETTLED, error };
  }
}
