// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createElement, type PropsWithChildren } from 'react';
import { describe, expect, it } from 'vitest';
import { useViewer } from '../account/use-viewer.js';
import { useRoles, type Roles } from './roles.js';

const EVENT = {
  owner: 'a-owner',
  staff: [
    { actor: 'a-helper', as: 'organiser' },
    { actor: 'a-keeper', as: 'scorekeeper' },
    { actor: 'a-head', as: 'head-judge' },
    { actor: 'a-judge', as: 'judge' },
  ],
};

const NOTHING = {
  isOwner: false,
  isOrganiser: false,
  runsRounds: false,
  isScorer: false,
  isJudge: false,
  isHeadJudge: false,
  isStaff: false,
};

const ALL = {
  isOwner: true,
  isOrganiser: true,
  runsRounds: true,
  isScorer: true,
  isJudge: true,
  isHeadJudge: true,
};

function asViewer(id: string | null) {
  const viewer = id === null ? null : { __typename: 'Viewer', id, label: id, name: id, roles: [] };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { viewer } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(ApolloProvider, { client, children });
  const seen: Roles[] = [];
  const { result } = renderHook(
    () => {
      const roles = useRoles(EVENT);
      seen.push(roles);
      return { roles, known: useViewer().is };
    },
    { wrapper },
  );
  return { result, seen };
}

describe('What somebody is to an event', () => {
  it.each([
    ['a-owner', ALL],
    ['a-helper', { isOrganiser: true, runsRounds: true, isScorer: true }],
    ['a-keeper', { runsRounds: true, isScorer: true }],
    ['a-head', { isScorer: true, isJudge: true, isHeadJudge: true }],
    ['a-judge', { isJudge: true }],
  ])('%s has the pages of it', async (id, roles) => {
    const { result } = asViewer(id);
    const expected = { ...NOTHING, isStaff: true, ...roles };
    await waitFor(() => expect(result.current.roles).toEqual(expected));
  });

  it.each([
    ['a-player', 'account'],
    [null, 'stranger'],
  ])('is nothing for %s, before it is known who looks and after', async (id, known) => {
    const { result, seen } = asViewer(id);
    await waitFor(() => expect(result.current.known).toBe(known));
    expect(new Set(seen.map((roles) => JSON.stringify(roles)))).toEqual(
      new Set([JSON.stringify(NOTHING)]),
    );
  });
});
