/**
 * Every game of the catalog on one core: actions run, seen by each audience, sealed, chained and
 * hashed, response windows among them. In the same rounds the toy duel on boardgame.io, which
 * seals nothing, and the verification of matches of Fuzzycards, which does all of that again and
 * compares.
 */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { interleave, type Rate, type Rounds, type Task } from './interleave.js';
import { offlineMatch, sha256 } from './offline-matches.js';
import { compare, rateRow, type Figures, type Row } from './report.js';
import { onBoardgameIo } from './toy/on-boardgame-io.js';
import { duelsOf } from './toy/toy.bench.js';

const MATCHES = 40;
const ROUNDS: Rounds = { rounds: 10, warmUp: 12 };
const GOAL = '15,000';
const VERIFIED = 'fuzzycards';

/** Games of the catalog, unless some are named; and of each so many matches a round. */
export interface Recorded {
  readonly games?: readonly string[];
  readonly matches?: number;
}

export async function recordBench(
  rounds = ROUNDS,
  { games = Object.keys(GAMES), matches = MATCHES }: Recorded = {},
): Promise<Figures> {
  const numbers = Array.from({ length: matches }, (_, number) => number);
  const recording = games.map((game) => recordingOf(game, numbers));
  const [peer, verified, ...rates] = await interleave(
    [duelsOf(onBoardgameIo, matches), verifying(numbers), ...recording],
    rounds,
  );
  const recorded = rates.map((rate, index): Row => {
    const of = `${GAMES[games[index] ?? '']?.title} actions, one core`;
    return { ...rateRow(`record: run, seal, chain, hash ${games[index]}`, of, rate), goal: GOAL };
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
      ...(own ? [compare(verify, own, 'at least 1.2')] : []),
    ],
  };
}

/** Random legal answers from an empty table to the end of each match. */
const recordingOf = (game: string, numbers: readonly number[]): Task => ({
  name: `recording ${game}`,
  prepare: () => () => numbers.reduce((events, number) => events + lengthOf(number, game), 0),
});

function lengthOf(number: number, game: string): number {
  let events = 0;
  for (const match = offlineMatch(number, game); match.next().done !== true;) events += 1;
  return events;
}

/** Parses, walks the chain, decides and folds again, compares what each audience was shown. */
function verifying(numbers: readonly number[]): Task {
  const exports = numbers.map((number) => [...offlineMatch(number)].map(({ bytes }) => bytes));
  const files = exports.map((events) => encodeUtf8(exportRecord(events, sha256)));
  const events = exports.reduce((sum, { length }) => sum + length, 0);
  return {
    name: 'verifying',
    prepare: () => () => {
      for (const bytes of files) {
        const { verdict } = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
        if (verdict !== 'EXACT') throw new Error(`a bench record is ${verdict}`);
      }
      return events;
    },
  };
}
