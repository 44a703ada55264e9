/** What a part of the page asks for: once, and anew when something has happened that changes it. */
import type { TadaDocumentNode } from 'gql.tada';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../../api/client.js';
import type { News } from '../../follow/event-documents.js';
import { useAnew } from '../../follow/use-anew.js';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly isFailed: boolean;
  /** Asks at once; with the token of an event, knowing of that. */
  readonly again: (token?: string) => Promise<void>;
}

/** Tokens of events to wait for, as every document that is asked so takes them. */
interface Waiting {
  readonly after?: string[] | null;
}

/** What is asked for others by now is not shown: an answer to other variables is left aside. */
export function useAsked<Data, Variables extends Waiting>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  concerns: (news: News) => boolean,
): Asked<Data> {
  const [state, setState] = useState<{ readonly key: string; readonly data: Data }>();
  const [isFailed, setFailed] = useState(false);
  const last = useRef(0);
  const key = JSON.stringify(variables);
  const again = useCallback(
    async (token?: string): Promise<void> => {
      const number = (last.current += 1);
      const asked = {
        ...(JSON.parse(key) as Variables),
        after: token === undefined ? [] : [token],
      };
      try {
        const { data } = await client.query({
          query: document as TadaDocumentNode<Data, Record<string, unknown>>,
          variables: asked as object as Record<string, unknown>,
          fetchPolicy: 'no-cache',
        });
        if (number !== last.current) return;
        if (data) setState({ key, data });
        setFailed(!data);
      } catch {
        if (number === last.current) setFailed(true);
      }
    },
    [document, key],
  );
  useEffect(() => void again(), [again]);
  useAnew(again as () => Promise<void>, concerns);
  return { data: state?.key === key ? state.data : undefined, isFailed, again };
}
