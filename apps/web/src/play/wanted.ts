/** The match that somebody wants, as the form has it, and what the server is asked for. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import type { Json } from '@scoresheet/rules-engine';
import type { VariablesOf } from '../api/schema.js';
import type { CREATE } from './play-documents.js';

type Opponent = 'bot' | 'friend' | 'anybody';
export const OPPONENTS: readonly Opponent[] = ['bot', 'friend', 'anybody'];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Minutes for the whole match and seconds more after each answer; or a time for each decision. */
export const CLOCKS = {
  none: undefined,
  '5+5': bank(5, 5),
  '10+5': bank(10, 5),
  '15+10': bank(15, 10),
  '25+10': bank(25, 10),
  'each-1': { kind: 'PER_DECISION', decisionMs: MINUTE_MS },
  'each-60': { kind: 'PER_DECISION', decisionMs: 60 * MINUTE_MS },
} as const;
export type ClockName = keyof typeof CLOCKS;

function bank(minutes: number, seconds: number) {
  const times = { bankMs: minutes * MINUTE_MS, incrementMs: seconds * SECOND_MS };
  return { kind: 'BANK', ...times } as const;
}

/** Minutes for which spectators are kept behind. */
export const DELAYS_MINUTES = [0, 1, 5, 15] as const;
export const BEST_OF = [1, 3, 5] as const;
/** A series is played by two. */
const SEATS_OF_SERIES = 2;

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly opponent: Opponent;
  readonly clock: ClockName;
  readonly delayMinutes: (typeof DELAYS_MINUTES)[number];
  readonly opensAtEnd: boolean;
  readonly bestOf: (typeof BEST_OF)[number];
  /** Readings that are not the usual ones. */
  readonly options: { readonly [name: string]: Json };
}

interface OfferedGame {
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
}

export const usualMatch = ({ id, minSeats }: OfferedGame): Wanted => ({
  game: id,
  seats: minSeats,
  opponent: 'bot',
  clock: 'none',
  delayMinutes: 0,
  opensAtEnd: true,
  bestOf: 1,
  options: {},
});

/** Another game has other seats and other readings; what is not about a game stays. */
export const withGame = (wanted: Wanted, game: OfferedGame): Wanted => ({
  ...wanted,
  game: game.id,
  seats: Math.min(Math.max(wanted.seats, game.minSeats), game.maxSeats),
  options: {},
});

/** Some games let the players agree on more seats than are usual. */
export const mostSeats = ({ maxSeats }: OfferedGame, { options }: Wanted): number =>
  typeof options['maxSeats'] === 'number' ? options['maxSeats'] : maxSeats;

export const canBeSeries = ({ seats }: Wanted): boolean => seats === SEATS_OF_SERIES;

/**
 * The next game of a series is played with the same lists and tells how the last one ended, so that
 * its records stay closed and its spectators are not delayed.
 */
export const isSeries = (wanted: Wanted): boolean => canBeSeries(wanted) && wanted.bestOf > 1;

export function termsOf(wanted: Wanted): Omit<VariablesOf<typeof CREATE>, 'commandId'> {
  const { game, seats, opponent, clock, delayMinutes, opensAtEnd, bestOf, options } = wanted;
  const ofSeries = isSeries(wanted);
  const asked = CLOCKS[clock];
  return withoutUndefined({
    game,
    seats,
    options,
    private: opponent === 'friend',
    clock: asked,
    opens: opensAtEnd && !ofSeries ? 'AT_END' : 'NEVER',
    bestOf: ofSeries ? bestOf : undefined,
    spectatorDelay: !ofSeries && delayMinutes > 0 ? { seconds: delayMinutes * 60 } : undefined,
  });
}

/** A clock in the units in which people speak of it. */
export function clockFigures(name: ClockName): {
  readonly kind: 'none' | 'bank' | 'each';
  readonly minutes?: number;
  readonly seconds?: number;
} {
  const clock = CLOCKS[name];
  if (!clock) return { kind: 'none' };
  if (clock.kind === 'PER_DECISION') return { kind: 'each', minutes: clock.decisionMs / MINUTE_MS };
  const { bankMs, incrementMs } = clock;
  return { kind: 'bank', minutes: bankMs / MINUTE_MS, seconds: incrementMs / SECOND_MS };
}
