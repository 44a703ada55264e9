/**
 * How far a table has come by the records of its matches: game after game, and each of them by
 * attempts. An attempt gives way to the next one when it was refused, or when it was opened for
 * somebody who plays for an entrant no more and has no result before the next one is opened.
 */
import type { MatchEnd } from '@scoresheet/contracts-messages';
import { seriesOf, type NextGame, type Series } from '@scoresheet/domain-match';
import { attemptNamed, type Attempt } from './attempt-names.js';
import { isGoingOn, type KnownMatch } from './match-standing.js';
import {
  isInBracket,
  isOfTwo,
  type ProcessEnvironment,
  type Standings,
  type TableInPlay,
} from './table-in-play.js';
import { isTimeUp } from './table-time.js';

/** More attempts at one game are a matter for people. */
export const MAX_ATTEMPTS = 3;

export interface NextMatch extends NextGame, Attempt {
  /** An attempt before was refused: by a game, say, that leaves nobody to say who begins. */
  readonly wasRefused: boolean;
}

type TableStands =
  | { readonly is: 'playing'; readonly match: string; readonly standing: KnownMatch }
  /** The next match has not been opened. */
  | { readonly is: 'waiting'; readonly next: NextMatch }
  | { readonly is: 'decided'; readonly series: Series }
  /** All has been played, or tried, and there is no result. */
  | { readonly is: 'unclear' };

export interface TableGames {
  readonly stands: TableStands;
  /** The games that count, in their order. */
  readonly played: readonly KnownMatch[];
  /** Ends of the matches that are over, whether they count or not. */
  readonly ended: readonly MatchEnd[];
  /** Every match that the table looks at. */
  readonly matches: readonly string[];
  /** Matches that have given way to another one, which has been opened. */
  readonly replaced: readonly string[];
}

const UNCLEAR: TableStands = { is: 'unclear' };

export function gamesAt(
  place: TableInPlay,
  standings: Standings,
  env: ProcessEnvironment,
): TableGames {
  const played: KnownMatch[] = [];
  const ended: MatchEnd[] = [];
  const matches: string[] = [];
  const replaced: string[] = [];
  const come = (stands: TableStands): TableGames => ({ stands, played, ended, matches, replaced });
  for (;;) {
    const series = seriesAt(place, played);
    if (series.next === undefined) return come(series.isDecided ? decided(series) : UNCLEAR);
    const { current, ...others } = attemptsAt(place, series.next, { standings, env });
    matches.push(...others.tried);
    replaced.push(...others.replaced);
    if (current === undefined) return come(UNCLEAR);
    const { match } = current;
    const standing = standings.get(match);
    if (standing === undefined || standing.status === 'refused') {
      const isStopped = played.length > 0 && isTimeUp(place, env.nowMs);
      return come(isStopped ? stopped(place, series) : { is: 'waiting', next: current });
    }
    if (isGoingOn(standing)) return come({ is: 'playing', match, standing });
    ended.push({ match, seq: standing.seq, hash: standing.hash });
    if (!hasResult(standing)) {
      const isStopped = played.length > 0 && isLobbyAtTime(standing);
      return come(isStopped ? stopped(place, series) : UNCLEAR);
    }
    played.push(standing);
  }
}

const seriesAt = (place: TableInPlay, played: readonly KnownMatch[]): Series =>
  seriesOf(isOfTwo(place) ? (place.phase.terms.bestOf ?? 1) : 1, played, {
    untilDecided: isInBracket(place),
  });

const decided = (series: Series): TableStands => ({ is: 'decided', series });

/** Time was called and no further game begins: the score stands, where a table may have it. */
const stopped = (place: TableInPlay, series: Series): TableStands =>
  isInBracket(place) && series.wins[0] === series.wins[1] ? UNCLEAR : decided(series);

const hasResult = ({ status, places }: KnownMatch): boolean =>
  status === 'over' && places.length > 0;

const isLobbyAtTime = ({ hasBegun, isTimeCalled }: KnownMatch): boolean =>
  !hasBegun && isTimeCalled;

interface Known {
  readonly standings: Standings;
  readonly env: ProcessEnvironment;
}

interface Attempts {
  /** The attempt that counts; absent where there were too many. */
  readonly current?: NextMatch;
  readonly tried: readonly string[];
  /** Matches in whose place another one has been opened. */
  readonly replaced: readonly string[];
}

function attemptsAt(place: TableInPlay, next: NextGame, { standings, env }: Known): Attempts {
  const tried: string[] = [];
  const replaced: string[] = [];
  let wasRefused = false;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const named = attemptNamed(place, next.game, attempt, env);
    const standing = standings.get(named.match);
    tried.push(named.match);
    const current = { ...next, ...named, wasRefused };
    if (standing === undefined) return { current, tried, replaced };
    if (standing.status === 'refused') {
      wasRefused = true;
      continue;
    }
    if (!isForOthers(standing, place)) return { current, tried, replaced };
    const after = attemptNamed(place, next.game, attempt + 1, env).match;
    if (standings.has(after)) replaced.push(named.match);
    else if (hasResult(standing)) return { current, tried: [...tried, after], replaced };
  }
  return { tried, replaced };
}

/** Whether a match was opened for somebody who plays for an entrant no more. */
const isForOthers = ({ seats }: KnownMatch, { entrants }: TableInPlay): boolean =>
  seats.some((actor, at) => actor !== null && actor !== entrants[at]?.actor);
