/**
 * From a mutation to the message that a spectator gets by it, on both logs, beside what no service
 * could do without: two appends, one after the other, and a mutation.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { compare, together, type Figures, type Row } from '../figures.js';
import { helperIn } from '../child-process.js';
import { LOGS, startLiveServer, type LogName, type PeerLog } from './live-server.js';
import { percentile } from './open-loop.js';
import type { PeerTold } from './peer.js';
import type { PlayersTask, PlayersTold } from './players.js';

interface LatencyLoad {
  readonly matches: number;
  /** Actions of all matches together. */
  readonly aSecond: number;
  readonly seconds: number;
  readonly turns: number;
}

/** Less than half of what two cores can do with everything on them: server, log, all clients. */
const LOAD: LatencyLoad = { matches: 50, aSecond: 50, seconds: 4, turns: 3 };
const SHARES = [
  { name: 'p50', share: 0.5 },
  { name: 'p99', share: 0.99 },
] as const;
const P99_GOAL = 'below 50 ms';

export async function latencyBench(logs: readonly LogName[] = LOGS, load = LOAD): Promise<Figures> {
  const figures: Figures[] = [];
  for (const on of logs) figures.push(figuresOf(on, load, await measure(on, load)));
  return together(figures);
}

async function measure(on: LogName, load: LatencyLoad): Promise<PlayersTold> {
  const server = await startLiveServer(on);
  const peer = helperIn<PeerLog, PeerTold>(new URL('./peer.js', import.meta.url));
  const players = helperIn<PlayersTask, PlayersTold>(new URL('./players.js', import.meta.url));
  try {
    const { url: peerUrl } = await peer.ask(server.peer);
    return await players.ask({ ...load, url: server.url, peerUrl });
  } finally {
    players.end();
    peer.end();
    await server.stop();
  }
}

function figuresOf(on: LogName, load: LatencyLoad, { actions, peer }: PlayersTold): Figures {
  const of = `${on}, ${load.matches} matches, ${load.aSecond} actions a second`;
  const row = (bench: string, figure: number, goal?: string): Row =>
    withoutUndefined({
      bench,
      of,
      figure: Math.round(10 * figure) / 10,
      unit: 'ms',
      goal,
    });
  const pairs = SHARES.map(({ name, share }) => [
    row(`two appends and an empty mutation, ${name}`, percentile(peer, share)),
    row(
      `mutation to spectator's message, ${name}`,
      percentile(actions, share),
      name === 'p99' ? P99_GOAL : undefined,
    ),
  ]) as [Row, Row][];
  return {
    rows: pairs.flat(),
    comparisons: pairs.map(([least, ours]) => ({
      ...compare(ours, least, 'at most 3'),
      bench: `${ours.bench} (${on})`,
    })),
  };
}
