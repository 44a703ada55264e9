/** A server that gives the answers of a spec, by the name of the operation. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { enterRoom } from '../words/rooms.js';
import { loadWords } from '../words/words.js';

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => object>>;

export async function speakEnglish(): Promise<void> {
  await loadWords();
  await enterRoom('operator');
  await i18next.changeLanguage('en');
}

/** Shows a part of the page; a question without an answer in the spec is never answered. */
export function renderPart(part: ReactNode, answers: Answers): void {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const answer = answers[operationName];
        if (answer === undefined) return;
        observer.next({ data: answer(variables) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const inside = createElement(MemoryRouter, null, part);
  render(createElement(ApolloProvider, { client, children: inside }));
}
