/**
 * The clients of the bench of latency, in a process of their own: fifty matches of two players and a
 * spectator each, beside as many who call the peer, at the same rate, in turns.
 */
import { help } from '../child-process.js';
import { House } from './house.js';
import { openLoop } from './open-loop.js';

export interface PlayersTask {
  readonly url: string;
  readonly peerUrl: string;
  readonly matches: number;
  readonly aSecond: number;
  readonly seconds: number;
  /** Turns that are measured; one before them is not. */
  readonly turns: number;
}

export interface PlayersTold {
  /** Time from when an action was due to the spectator's message, in milliseconds. */
  readonly actions: readonly number[];
  /** Time from when an action was due to the answer. */
  readonly peer: readonly number[];
}

const APPEND_TWICE = JSON.stringify({ query: 'mutation { appendTwice }' });

/** Resolves when every call is answered. */
async function callPeer(
  { peerUrl, aSecond, seconds }: PlayersTask,
  tookMs: number[],
): Promise<void> {
  const calls: Promise<void>[] = [];
  const call = async (dueMs: number): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(peerUrl, { method: 'POST', headers, body: APPEND_TWICE });
    const { data } = (await answer.json()) as { data?: { appendTwice?: boolean } };
    if (data?.appendTwice !== true) throw new Error('The peer did not append.');
    tookMs.push(performance.now() - dueMs);
  };
  await openLoop({ aSecond, seconds, begin: (dueMs) => void calls.push(call(dueMs)) });
  await Promise.all(calls);
}

help<PlayersTask, PlayersTold>(async (task) => {
  const { url, matches, aSecond, seconds, turns } = task;
  const house = new House(url);
  await house.open(matches);
  const peer: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    await openLoop({ aSecond, seconds, begin: (dueMs) => house.act(dueMs) });
    await house.settled();
    await callPeer(task, peer);
    if (turn > 0) continue;
    house.tookMs.length = 0;
    peer.length = 0;
  }
  return { actions: house.tookMs, peer };
});
