/**
 * Every game of the catalog on one core: actions run, seen by each audience, sealed, chained and
 * hashed, response windows among them. In the same rounds the toy duel on boardgame.io, which
 * seals nothing, and the verification of matches of Fuzzycards, which does all of that again and
 * compares. Each in a process of its own.
 */
import { GAMES } from '@scoresheet/games-catalog';
import type { Rate, Rounds } from '../interleave.js';
import { measureApart } from '../one-core/measure-apart.js';
import type { Work } from '../one-core/work.js';
import { compare, rateRow, type Figures, type Row } from '../figures.js';
import { onBoardgameIo } from '../toy/on-boardgame-io.js';

/**
 * Rounds of a second or two: the collection before each one takes away what compiled code relied on,
 * and in a short round compiling it again would be most of what is measured.
 */
const MATCHES = 160;
const ROUNDS: Rounds = { rounds: 8, warmUp: 5 };
const VERIFIED = 'fuzzycards';
/** Actions a second; of the game that is the measure of the others more is asked. */
const GOAL = '15,000';
const GOALS: { readonly [game: string]: string } = { [VERIFIED]: '28,000' };

/** Games of the catalog, unless some are named; and of each so many matches a round. */
interface Recorded {
  readonly games?: readonly string[];
  readonly matches?: number;
}

export async function recordBench(
  rounds = ROUNDS,
  { games = Object.keys(GAMES), matches = MATCHES }: Recorded = {},
  measure = measureApart,
): Promise<Figures> {
  const works: readonly Work[] = [
    { does: 'duel', contestant: onBoardgameIo.name, duels: matches },
    { does: 'verify', game: VERIFIED, matches },
    ...games.map((game) => ({ does: 'record', game, matches }) as const),
  ];
  const [peer, verified, ...rates] = await measure(works, rounds);
  const recorded = rates.map((rate, index): Row => {
    const game = games[index] ?? '';
    const row = rateRow(
      `record: run, seal, chain, hash ${game}`,
      `${GAMES[game]?.title} actions, one core`,
      rate,
    );
    return { ...row, goal: GOALS[game] ?? GOAL };
  });
  const [verify, theirs] = [
    rateRow('record: verify an export', 'Fuzzycards actions, one core', verified as Rate),
    rateRow(`record: ${onBoardgameIo.name}`, 'actions of the toy duel, one core', peer as Rate),
  ];
  const own = recorded[games.indexOf(VERIFIED)];
  return {
    rows: [...recorded, verify, theirs],
    comparisons: [
      ...recorded.map((row) => compare(row, theirs)),
      ...(own ? [compare(verify, own, 'at least 0.75')] : []),
    ],
  };
}
