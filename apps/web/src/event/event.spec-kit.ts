/** Pages of an event within a frame that a spec holds in its hands. */
import { act } from '@testing-library/react';
import { createElement, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { renderPage } from '../cards/page.spec-kit.js';
import { pageOf } from '../words/page-of.js';
import type { EventFields, News, OwnTable } from './follow/event-documents.js';
import type { OpenEvent } from './follow/use-event.js';

export const EVENT: EventFields = {
  id: 't-1',
  title: 'Saturday Swiss',
  description: null,
  game: 'fuzzycards',
  ruleset: 'fuzzycards/1',
  play: 'TABLES',
  entry: 'OPEN',
  capacity: 16,
  seq: 20,
  checkIn: false,
  stage: 'PLAYING',
  beginsAt: null,
  places: 16,
  waiting: 0,
  owner: 'olga',
  staff: [],
  ownEntrant: 4,
  phases: [{ kind: 'swiss', standings: 'magic/1', bestOf: 3, rounds: 4 }],
  round: {
    phase: 1,
    round: 3,
    stage: 'playing',
    tables: 8,
    open: 8,
    clock: { endsAt: null, leftMs: 1_122_000 },
  },
};

export const OWN_TABLE: OwnTable = {
  phase: 1,
  round: 3,
  number: 7,
  hasQuestion: false,
  matches: [],
  result: null,
  reported: [],
  extensionMs: 0,
  seats: [
    { entrant: 4, actor: 'a', name: 'Heron' },
    { entrant: 9, actor: 'b', name: 'Wren' },
  ],
};

/** What is told, with an event that is as it was before. */
export const newsOf = (type: string, facts: object[], more: Partial<News> = {}): News => ({
  seq: 21,
  hash: 'h',
  type,
  at: 0,
  token: 'k',
  facts,
  reason: null,
  ownTable: OWN_TABLE,
  now: EVENT,
  ...more,
});

interface HeldEvent {
  /** What the news make of the event and of the own table is there with them. */
  readonly tell: (news: News) => void;
}

/** `page` stands in the place of the first page of the event. */
export async function renderEvent(
  page: NonNullable<RouteObject['Component']>,
  given: Partial<Pick<OpenEvent, 'event' | 'ownTable' | 'isConnected'>> = {},
): Promise<HeldEvent> {
  const listeners = new Set<(news: News) => void>();
  const first: OpenEvent = {
    event: EVENT,
    ownTable: OWN_TABLE,
    isConnected: true,
    ...given,
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  let put: (told: Partial<OpenEvent>) => void = () => undefined;
  const Frame = () => {
    const [open, setOpen] = useState(first);
    put = (told) => setOpen((now) => ({ ...now, ...told }));
    return createElement('main', { id: 'content' }, createElement(Outlet, { context: open }));
  };
  const lazy = pageOf('event', () => Promise.resolve(page));
  await renderPage([{ path: '/', Component: Frame, children: [{ index: true, lazy }] }], '/');
  const tell = (news: News): void => {
    put({ ownTable: news.ownTable });
    listeners.forEach((listener) => listener(news));
  };
  return { tell: (news) => act(() => tell(news)) };
}
