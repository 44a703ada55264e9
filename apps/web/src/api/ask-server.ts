/** One answer of the server as it is at this moment: the cache neither gives it nor keeps it. */
import type { TadaDocumentNode } from 'gql.tada';
import { client } from './client.js';

export async function askServer<Data, Variables extends object>(
  query: TadaDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const { data } = await client.query<Data, Record<string, unknown>>({
    query: query as TadaDocumentNode<Data, Record<string, unknown>>,
    variables: variables as Record<string, unknown>,
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The server has answered nothing.');
  return data as Data;
}
