/** A server that gives the answers of a spec, by the name of the operation. */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { enterRoom } from '../words/rooms.js';
import { speakEnglish } from '../words/speak-english.spec-kit.js';

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => object>>;

export async function speakOfOperation(): Promise<void> {
  await speakEnglish();
  await enterRoom('operator');
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
