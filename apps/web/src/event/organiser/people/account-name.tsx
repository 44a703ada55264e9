/** The name of an account of which the id alone is told. */
import { useQuery } from '@apollo/client/react';
import { ACCOUNT_OF } from './people-documents.js';

export function AccountName({ id }: { readonly id: string }) {
  const { data } = useQuery(ACCOUNT_OF, { variables: { id } });
  const name = data?.node?.__typename === 'Account' ? data.node.name : null;
  return <bdi>{name ?? id.slice(0, 8)}</bdi>;
}
