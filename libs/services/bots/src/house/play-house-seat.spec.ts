import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HouseDoor } from './house-door.js';
import { playHouseSeat } from './play-house-seat.js';
import { TableEvents } from './table-events.js';

type View = Awaited<ReturnType<HouseDoor['look']>>;
type Sent = Awaited<ReturnType<HouseDoor['send']>>;

const BOT = 'bot-0123456789abcdef0123456789abcdef';
const thinkMs = { least: 600, most: 1_500 };

/** A match as the door shows it, as far as a bot looks at it. */
const view = (status: string, decisions: readonly object[] = []): View =>
  ({
    record: 'm-1',
    ruleset: 'none/1',
    status,
    seq: 4,
    seats: [{ seat: 2, actor: BOT, ready: status !== 'open' }],
    table: status === 'open' ? null : { ruleset: 'none/1', decisions },
  }) as unknown as View;

const asked = (id: string, seat = 2, ...ids: readonly string[]) => ({
  id,
  seat,
  kind: 'choice',
  options: { pick: 'one', from: (ids.length > 0 ? ids : ['a', 'b']).map((each) => ({ id: each })) },
});

let now: View;
let sent: { commandId: string; atMs: number }[];
let answers: Sent[];
let events: TableEvents;
let stopping: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers, events, stopping] = [[], [], new TableEvents(), new AbortController()];
});
afterEach(() => {
  stopping.abort();
  vi.useRealTimers();
});

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const become = (next: View): void => {
  now = next;
  events.hear();
};

function play(): Promise<void> {
  const door = {
    look: () => Promise.resolve(now),
    send(_bot: string, { commandId }: { commandId: string }) {
      sent.push({ commandId, atMs: Date.now() - began });
      return Promise.resolve(answers.shift() ?? 'accepted');
    },
  };
  const began = Date.now();
  const { signal } = stopping;
  const playing = playHouseSeat({
    door,
    record: 'm-1',
    bot: BOT,
    events,
    thinkMs,
    seed: 'x',
    signal,
    pause,
  });
  playing.catch(() => undefined);
  return playing;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const names = () => sent.map(({ commandId }) => commandId);

describe('A bot of the house', () => {
  it('thinks before it answers, neither shorter nor longer than it may', async () => {
    now = view('running', [asked('d1')]);
    void play();
    await pass(thinkMs.least - 1);
    expect(names()).toEqual([]);
    await pass(thinkMs.most);
    expect(sent[0]).toMatchObject({ commandId: 'answer-d1' });
    expect(sent[0]?.atMs).toBeGreaterThanOrEqual(thinkMs.least);
    expect(sent[0]?.atMs).toBeLessThanOrEqual(thinkMs.most);
  });

  it('keeps nobody waiting for an answer that can be no other', async () => {
    now = view('running', [asked('d1', 2, 'only')]);
    void play();
    await pass(1);
    expect(names()[0]).toBe('answer-d1');
  });

  it('answers nothing that is asked of somebody else', async () => {
    now = view('running', [asked('d1', 1)]);
    void play();
    await pass(10 * thinkMs.most);
    expect(names()).toEqual([]);
  });

  it('says nothing to what is asked no more when it has thought', async () => {
    now = view('running', [asked('d1')]);
    void play();
    await pass(thinkMs.least - 1);
    become(view('running', [asked('d2', 1)]));
    await pass(2 * thinkMs.most);
    expect(names()).toEqual([]);
  });

  it('sends again what nothing is known of, and never what was refused', async () => {
    answers = ['pending', 'refused'];
    now = view('running', [asked('d1')]);
    void play();
    await pass(20 * thinkMs.most);
    expect(names()).toEqual(['answer-d1', 'answer-d1']);
    become(view('running', [asked('d2')]));
    await pass(thinkMs.most);
    expect(names().at(-1)).toBe('answer-d2');
  });

  it('waits while the match is paused, and leaves when it is over', async () => {
    now = view('paused', [asked('d1')]);
    const playing = play();
    await pass(10 * thinkMs.most);
    expect(names()).toEqual([]);
    become(view('over'));
    await expect(playing).resolves.toBeUndefined();
  });

  it('gets up in the middle of a thought when its process ends', async () => {
    now = view('running', [asked('d1')]);
    const playing = play();
    await pass(1);
    stopping.abort();
    await expect(playing).rejects.toMatchObject({ name: 'AbortError' });
    expect(names()).toEqual([]);
  });
});
