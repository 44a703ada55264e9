/** Who an id stands for: a name, the house itself, or the id where nobody has a name. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../api/schema.js';

const WHO = graphql(`
  query Who($id: ID!) {
    node(id: $id) {
      __typename
      ... on Account {
        id
        name
      }
    }
  }
`);

/** Whoever holds the key of the installation stands in every list under this id. */
const KEY_HOLDER = 'installation-key';

export function NameOf({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const isHouse = id === KEY_HOLDER;
  const { data } = useQuery(WHO, { variables: { id }, skip: isHouse });
  if (isHouse) return <>{t('operator.house')}</>;
  const name = data?.node?.__typename === 'Account' ? data.node.name : null;
  return name === null ? <code>{id}</code> : <bdi>{name}</bdi>;
}
