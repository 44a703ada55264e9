/** The account that a name looks for: its matches are found however long ago they were played. */
import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { graphql } from '../api/schema.js';

const ACCOUNT = graphql(`
  query AccountCalled($name: String!) {
    account(name: $name) {
      id
    }
  }
`);

type Player =
  | { readonly is: 'anybody' }
  | { readonly is: 'coming' }
  /** A guest has no name to be found by; the lists that are here may show one. */
  | { readonly is: 'unknown' }
  | { readonly is: 'account'; readonly id: string };

export function usePlayer(q: string): Player {
  const name = useDeferredValue(q.trim());
  const { data, error } = useQuery(ACCOUNT, { variables: { name }, skip: name === '' });
  if (name === '') return { is: 'anybody' };
  if (!data && !error) return { is: 'coming' };
  return data?.account ? { is: 'account', id: data.account.id } : { is: 'unknown' };
}
