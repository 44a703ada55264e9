/** Hostile clients of one kind, in a process of their own, for a time. */
import { help } from '../child-process.js';
import { kindsOf } from './kinds.js';

export interface HostileTask {
  readonly url: string;
  readonly kind: string;
  readonly match: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface HostileTold {
  /** Requests, sockets, or whatever else they have tried. */
  readonly tries: number;
}

/** An address of the loopback that is not the players'. */
const LOCAL_ADDRESS = '127.0.0.2';

help<HostileTask, HostileTold>(async ({ url, kind, match, connections, seconds }) => {
  const attack = kindsOf(match)[kind];
  if (attack === undefined) throw new Error(`Nobody is hostile like this: ${kind}.`);
  let tries = 0;
  const untilMs = performance.now() + seconds * 1_000;
  const done = () => void (tries += 1);
  const by = { url, localAddress: LOCAL_ADDRESS, untilMs, done };
  await Promise.all(Array.from({ length: connections }, () => attack(by)));
  return { tries };
});
