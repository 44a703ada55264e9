/** Has something done about a webhook, and keeps what is to be said of it until the next time. */
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from './problem.js';

interface Answered {
  readonly __typename: string;
  /** Words of the server where it refused. */
  readonly says?: string;
}

export interface WebhookOrder {
  readonly isGoing: boolean;
  /** Why nothing was done the last time; words of the server are English. */
  readonly problem: { readonly says: string; readonly lang?: 'en' } | undefined;
  /** Resolves with the answer where it was done, and with undefined where it was not. */
  send<Done extends Answered, V extends object>(
    mutation: TypedDocumentNode<{ readonly done: Done }, V>,
    variables: V,
  ): Promise<Done | undefined>;
}

/** `onDone` shows how things stand afterwards. */
export function useWebhookOrder(onDone: () => Promise<unknown>): WebhookOrder {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [isGoing, setGoing] = useState(false);
  const [problem, setProblem] = useState<WebhookOrder['problem']>();
  return {
    isGoing,
    problem,
    async send(mutation, variables) {
      setGoing(true);
      setProblem(undefined);
      try {
        // A secret stays in no cache.
        const { data } = await client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
        const done = data?.done;
        if (done?.says !== undefined) setProblem({ says: done.says, lang: 'en' });
        // Done is done, and a new secret is shown, whether the list can be asked for or not.
        await onDone().catch(() => undefined);
        return done?.says === undefined ? done : undefined;
      } catch (error) {
        setProblem(problemOf(error, t('state.unreachable')));
        return undefined;
      } finally {
        setGoing(false);
      }
    },
  };
}
