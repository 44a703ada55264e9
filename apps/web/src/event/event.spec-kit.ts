/** Pages of an event within a frame that a spec holds in its hands. */
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { renderPage } from '../cards/page.spec-kit.js';
import { pageOf } from '../words/page-of.js';
import type { EventFields, News, Table } from './follow/event-documents.js';
import type { OpenEvent } from './follow/use-event.js';

export const EVENT: EventFields = {
  ...{ id: 't-1', title: 'Saturday Swiss', description: null, game: 'fuzzycards' },
  ...{ ruleset: 'fuzzycards/1', play: 'TABLES', entry: 'OPEN', capacity: 16, seq: 20 },
  ...{ stage: 'PLAYING', places: 16, waiting: 0, owner: 'olga', staff: [], ownEntrant: 4 },
  phases: [{ kind: 'swiss', standings: 'magic/1', bestOf: 3, rounds: 4 }],
  round: {
    ...{ phase: 1, round: 3, stage: 'playing', tables: 8, open: 8 },
    clock: { endsAt: null, leftMs: 1_122_000 },
  },
};

export const OWN_TABLE: Table = {
  ...{ phase: 1, round: 3, number: 7, hasQuestion: false, match: null, matches: [], result: null },
  seats: [
    { entrant: 4, actor: 'a', name: 'Heron' },
    { entrant: 9, actor: 'b', name: 'Wren' },
  ],
};

/** What is told, with an event that is as it was before. */
export const newsOf = (type: string, facts: object[], more: Partial<News> = {}): News => ({
  ...{ seq: 21, hash: 'h21', type, at: 0, token: 'k', facts, reason: null, ownTable: OWN_TABLE },
  now: EVENT,
  ...more,
});

export interface HeldEvent {
  readonly tell: (news: News) => void;
}

/** `page` stands in the place of the first page of the event. */
export async function renderEvent(
  page: NonNullable<RouteObject['Component']>,
  given: Partial<Pick<OpenEvent, 'event' | 'ownTable' | 'isConnected'>> = {},
): Promise<HeldEvent> {
  const listeners = new Set<(news: News) => void>();
  const open: OpenEvent = {
    ...{ event: EVENT, ownTable: OWN_TABLE, isConnected: true, ...given },
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const Frame = () =>
    createElement('main', { id: 'content' }, createElement(Outlet, { context: open }));
  const lazy = pageOf('event', () => Promise.resolve(page));
  await renderPage([{ path: '/', Component: Frame, children: [{ index: true, lazy }] }], '/');
  return { tell: (news) => act(() => listeners.forEach((listener) => listener(news))) };
}
