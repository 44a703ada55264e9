// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../api/client.js';
import * as socket from '../../api/socket.js';
import { AWAY_MS } from './back-in-sight.js';
import { leaveFor } from './back-in-sight.spec-kit.js';
import type { News } from './event-documents.js';
import { followEvent, type EventState } from './follow-event.js';

const EVENT = { id: 't-1', seq: 4, stage: 'PLAYING', places: 8, ownEntrant: null, phases: [] };
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] });

const newsAt = (seq: number, now: object = {}, ownTable: object | null = null): News =>
  ({
    seq,
    hash: `h${seq}`,
    type: 'round-published',
    now: { ...EVENT, seq, ...now },
    ownTable,
  }) as never;

describe('An event that is followed', () => {
  const query = vi.fn();
  const stops: (() => void)[] = [];
  const stopFeed = vi.fn();
  let connection: (is: 'connected' | 'lost') => void;
  let feed: {
    readonly from: () => number;
    readonly tell: (news: News) => void;
    readonly fail: () => void;
    readonly recover: () => void;
  };

  beforeEach(() => {
    vi.restoreAllMocks();
    query.mockReset();
    stopFeed.mockReset();
    vi.spyOn(socket, 'watchConnection').mockImplementation((told) => {
      connection = told;
      return () => undefined;
    });
    vi.spyOn(client, 'query').mockImplementation(query);
    vi.spyOn(socket, 'subscribed').mockImplementation((_, variables, heard) => {
      feed = {
        from: () => Number((variables() as { from: number }).from),
        tell: (news) => heard.next({ tournamentEvents: news } as never),
        fail: () => heard.failed('The server has erred.'),
        recover: () => heard.recovered?.(),
      };
      return stopFeed;
    });
  });

  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  async function followed() {
    const states: EventState[] = [];
    const heard: News[] = [];
    const stop = followEvent('t-1', {
      told: (state) => states.push(state),
      heard: (news) => heard.push(news),
    });
    stops.push(stop);
    await expect.poll(() => states.length).toBeGreaterThan(0);
    return { states, heard, stop };
  }

  it('is asked for once, and goes on with what the feed says', async () => {
    query.mockResolvedValue({ data: { tournament: EVENT, ownTable: null } });
    const { states, heard } = await followed();
    feed.tell(newsAt(5, { places: 9 }, { number: 7 }));
    expect(states.at(-1)).toMatchObject({ event: { places: 9, seq: 5 }, ownTable: { number: 7 } });
    expect(heard.map(({ seq }) => seq)).toEqual([5]);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('is heard from the first event that is missing, after a break as well', async () => {
    query.mockResolvedValue({ data: { tournament: EVENT, ownTable: null } });
    const { heard } = await followed();
    expect(feed.from(), 'the last event is heard once more, to know which one it was').toBe(4);
    feed.tell(newsAt(4));
    expect(heard, 'which is no news').toEqual([]);
    expect(feed.from()).toBe(5);
    // The outcome of an event that is still to come may be told with this one.
    feed.tell(newsAt(5, { seq: 6 }));
    expect(feed.from()).toBe(6);
  });

  it('is old while its feed is refused, and current with what the feed says then', async () => {
    query.mockResolvedValue({ data: { tournament: EVENT, ownTable: null } });
    const { states } = await followed();
    feed.fail();
    expect(states.at(-1)).toMatchObject({ isConnected: false });
    feed.recover();
    feed.tell(newsAt(5, { places: 9 }));
    expect(states.at(-1)).toMatchObject({ isConnected: true, event: { places: 9 } });
  });

  it('that nobody may know of is unknown, and is not asked for again', async () => {
    query.mockRejectedValue(refusal('BAD_USER_INPUT'));
    const { states } = await followed();
    expect(states).toEqual([{ is: 'unknown' }]);
  });

  it.each([
    ['is back', new TypeError('Failed to fetch')],
    ['has time again', refusal('RATE_LIMITED')],
  ])('comes when the server %s', async (_, error) => {
    vi.useFakeTimers();
    query.mockRejectedValueOnce(error);
    query.mockResolvedValueOnce({ data: { tournament: EVENT, ownTable: null } });
    const states: EventState[] = [];
    stops.push(followEvent('t-1', { told: (state) => states.push(state), heard: () => undefined }));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(states.map(({ is }) => is)).toEqual(['unreachable', 'here']);
  });

  describe('whose server was away', () => {
    const breaks = () => connection('lost');
    const comesBack = () => connection('connected');
    const here = { data: { tournament: EVENT, ownTable: null } };
    const eventAt = (hash?: string) => ({
      data: { tournamentEvents: { events: hash === undefined ? [] : [{ hash }] } },
    });

    it('goes on where the record still has what was heard last', async () => {
      query.mockResolvedValueOnce(here).mockResolvedValueOnce(eventAt('h5'));
      const { states } = await followed();
      feed.tell(newsAt(5));
      breaks();
      expect(states.at(-1)).toMatchObject({ isConnected: false });
      comesBack();
      await expect.poll(() => states.at(-1)).toMatchObject({ isConnected: true });
      expect(states.every(({ is }) => is === 'here')).toBe(true);
      expect(query.mock.lastCall?.[0]).toMatchObject({ variables: { seq: 5 } });
    });

    it.each([
      ['is shorter', eventAt()],
      ['has another event there', eventAt('another')],
    ])('is asked for anew where the record %s', async (_, answer) => {
      query.mockResolvedValueOnce(here).mockResolvedValueOnce(answer).mockResolvedValueOnce(here);
      const { states } = await followed();
      feed.tell(newsAt(5));
      breaks();
      comesBack();
      // What the other record says meanwhile is not taken for what was heard before.
      feed.tell(newsAt(6));
      await expect.poll(() => states.at(-2)).toEqual({ is: 'coming' });
      expect(states.at(-1)).toMatchObject({ is: 'here', event: { seq: 4 } });
      expect(stopFeed).toHaveBeenCalledTimes(1);
      expect(feed.from()).toBe(4);
    });

    it.each([
      ['cannot be asked yet', new TypeError('Failed to fetch')],
      ['a whole hall asks at once', refusal('RATE_LIMITED')],
    ])('waits for a server that %s', async (_, error) => {
      query.mockResolvedValueOnce(here).mockRejectedValueOnce(error);
      query.mockResolvedValueOnce(eventAt('h5'));
      const { states } = await followed();
      feed.tell(newsAt(5));
      vi.useFakeTimers();
      breaks();
      comesBack();
      await vi.runAllTimersAsync();
      vi.useRealTimers();
      expect(states.at(-1)).toMatchObject({ is: 'here', isConnected: true });
      expect(query).toHaveBeenCalledTimes(3);
    });
  });

  it('asks for its title and description when the page comes back into sight', async () => {
    query.mockResolvedValueOnce({ data: { tournament: EVENT, ownTable: null } });
    const { states } = await followed();
    const words = { title: 'Saturday Cup', description: 'Bring a pen.' };
    query.mockResolvedValueOnce({ data: { tournament: words } });
    vi.useFakeTimers({ toFake: ['Date'] });
    leaveFor(AWAY_MS - 1);
    expect(query).toHaveBeenCalledTimes(1);
    leaveFor(AWAY_MS);
    vi.useRealTimers();
    await expect.poll(() => states.at(-1)).toMatchObject({ event: { ...words, seq: 4 } });
  });

  it('is left when its page is', async () => {
    query.mockResolvedValue({ data: { tournament: EVENT, ownTable: null } });
    const { stop } = await followed();
    stop();
    expect(stopFeed).toHaveBeenCalledTimes(1);
  });
});
