/** What one document asks: other variables are another question. */
import type { TadaDocumentNode } from 'gql.tada';
import { askServer } from '../../api/ask-server.js';
import type { News } from './event-documents.js';
import { useAsked, type Asked } from './use-asked.js';

/** Tokens of events to wait for. */
interface Waiting {
  readonly after?: readonly string[] | null;
}

export const useDocument = <Data, Variables extends Waiting>(
  document: TadaDocumentNode<Data, Variables>,
  variables: NoInfer<Omit<Variables, 'after'>>,
  concerns: (news: News) => boolean,
): Asked<Data> =>
  useAsked({
    key: JSON.stringify(variables),
    ask: (token) => {
      const after = token === undefined ? [] : [token];
      return askServer(document as TadaDocumentNode<Data, object>, { ...variables, after });
    },
    concerns,
  });
