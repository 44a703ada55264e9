/**
 * The draw of a Swiss round, beside two packages of npm at sizes that they finish. Every contestant
 * draws the same event in a process of its own, which is ended after two minutes.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { helperIn } from '../child-process.js';
import { compare, spreadRow, type Figures, type Row } from '../figures.js';
import { spreadOf } from '../interleave.js';
import type { Contestant, Drawn, SwissTask } from './swiss-contestants.js';

const CHILD = new URL('./swiss-child.js', import.meta.url);
const BOUND_MS = 120_000;
const PEERS = ['swiss-pairing', 'tournament-pairings'] as const;

interface Size {
  readonly players: number;
  readonly round: number;
  /** Draws of Scoresheet; a peer draws once. */
  readonly runs: number;
  readonly goal?: string;
  readonly peers: boolean;
}

const SIZES: readonly Size[] = [
  { players: 256, round: 5, runs: 11, peers: true },
  { players: 1_000, round: 5, runs: 21, goal: 'under 100', peers: true },
  { players: 10_000, round: 5, runs: 11, goal: 'under 1,000', peers: false },
  { players: 10_000, round: 14, runs: 11, peers: false },
];

/** Answers with undefined where the bound was over before. */
type Draws = (task: SwissTask) => Promise<readonly Drawn[] | undefined>;

export async function swissPairingBench(sizes = SIZES, draws: Draws = drawApart): Promise<Figures> {
  const figures: Figures[] = [];
  for (const size of sizes) figures.push(await figuresAt(size, draws));
  return {
    rows: figures.flatMap(({ rows }) => rows),
    comparisons: figures.flatMap(({ comparisons }) => comparisons),
  };
}

async function figuresAt({ goal, peers, ...size }: Size, draws: Draws): Promise<Figures> {
  const own = rowOf(size, 'Scoresheet', await draws({ ...size, contestant: 'Scoresheet' }));
  const others: Row[] = [];
  for (const contestant of peers ? PEERS : []) {
    const drawn = await draws({ ...size, contestant, runs: 1 });
    others.push(rowOf(size, contestant, drawn));
  }
  return {
    rows: [withoutUndefined({ ...own, goal }), ...others],
    comparisons: others.map((row) => compare(row, own)),
  };
}

function rowOf(
  { players, round }: Pick<Size, 'players' | 'round'>,
  contestant: Contestant,
  drawn: readonly Drawn[] | undefined,
): Row {
  const bench = `swiss: ${contestant}, ${players.toLocaleString('en')} players, round ${round}`;
  const [first] = drawn ?? [];
  if (drawn === undefined || first === undefined) {
    return { bench, of: 'ended without a draw', figure: BOUND_MS, unit: 'ms' };
  }
  const of = `${first.rematches} rematches, squares ${first.squaresAboveLeast} above the bound`;
  return spreadRow({ bench, of, unit: 'ms' }, spreadOf(drawn.map(({ ms }) => ms)));
}

async function drawApart(task: SwissTask): Promise<readonly Drawn[] | undefined> {
  const helper = helperIn<SwissTask, readonly Drawn[]>(CHILD);
  let bound: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    bound = setTimeout(() => resolve(undefined), BOUND_MS);
  });
  try {
    return await Promise.race([helper.ask(task), over]);
  } finally {
    clearTimeout(bound);
    helper.end();
  }
}
