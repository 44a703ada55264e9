/** Plays the matches of a table with bots that choose at random, each on a record of its own. */
import type { MatchEnd, TableResult } from '@scoresheet/contracts-messages';
import { playOffline, resultOf, type MatchState } from '@scoresheet/domain-match';
import { encodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Entrant, PlayedTable, TableState } from '@scoresheet/domain-tournament';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { decksFor, offlineEnvironment } from '../offline-environment.js';
import { MAX_NUMBER } from '../program/whole-number.js';

interface TableToPlay {
  readonly game: string;
  readonly seed: number;
  /** Tells its matches from all others of the event. */
  readonly name: string;
  readonly bestOf: number;
}

interface PlayedMatch {
  /** Places as entrants. */
  readonly places: readonly (readonly Entrant[])[];
  readonly end: MatchEnd;
}

/** A table of two plays a series; a larger one a single match. */
export function playTable(table: TableState, asked: TableToPlay): PlayedTable {
  const { entrants } = table;
  return entrants.length === 2 ? playSeries(entrants, asked) : playPod(entrants, asked);
}

/** A series that nobody can win any more by more drawn games ends after as many games as it has. */
function playSeries(entrants: readonly Entrant[], asked: TableToPlay): PlayedTable {
  const [one = 0, other = 0] = entrants;
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let first = one;
  const matches: MatchEnd[] = [];
  const enough = (asked.bestOf + 1) / 2;
  while (Math.max(...wins) < enough) {
    const seats = first === one ? [one, other] : [other, one];
    const { places, end } = playMatch(seats, {
      ...asked,
      name: `${asked.name}-${matches.length + 1}`,
    });
    matches.push(end);
    const winner = places[0]?.length === 1 ? places[0][0] : undefined;
    if (winner === undefined) draws += 1;
    else wins[winner === one ? 0 : 1] += 1;
    // Who has lost chooses, and chooses to begin.
    if (winner !== undefined) first = winner === one ? other : one;
    if (draws === asked.bestOf) break;
  }
  return { result: { is: 'games', wins, draws }, matches };
}

function playPod(entrants: readonly Entrant[], asked: TableToPlay): PlayedTable {
  const { places, end } = playMatch(entrants, asked);
  const named = places.map((sharing) => [...sharing]);
  const result: TableResult = { is: 'places', places: named };
  return { result, matches: [end] };
}

function playMatch(seats: readonly Entrant[], { game, seed, name }: TableToPlay): PlayedMatch {
  const number = numberOf(name);
  const choices = seededNumbers(seed * MAX_NUMBER + number);
  const decks = decksFor(game, number, seats.length);
  const match = playOffline(offlineEnvironment(seed), {
    name,
    game,
    decks,
    choose: ({ options }) => randomChoice(options, choices),
  });
  let end = { match: '', seq: 0, hash: '' };
  for (;;) {
    const next = match.next();
    if (next.done === true) return { places: placesOf(next.value, seats), end };
    const { header, head } = next.value;
    end = { match: header.record, seq: head.seq, hash: head.hash };
  }
}

const placesOf = (state: MatchState, seats: readonly Entrant[]): readonly (readonly Entrant[])[] =>
  (resultOf(state)?.places ?? []).map((sharing) => sharing.map((seat) => seats[seat - 1] ?? 0));

/** Names of matches as numbers, so that each has choices of its own. */
const numberOf = (name: string): number =>
  Number.parseInt(sha256(encodeUtf8(name)).slice(0, 12), 16) % MAX_NUMBER;
