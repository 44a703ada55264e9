/** Brackets that are played out, with entrants whose numbers are a hundred more than their seeds. */
import type { Bracket } from './bracket.js';
import { bracketState, type BracketState } from './bracket-state.js';
import type { MatchState, Play, Result } from './match-state.js';

export const entrantOf = (seed: number): number => 100 + seed;

export function grouped<T, K>(list: readonly T[], keyOf: (each: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** Everybody is there, and nothing has been played. */
export const atStart = ({ seeds }: Bracket): Play => ({
  seeds: Array.from({ length: seeds }, (_, index) => entrantOf(index + 1)),
  results: new Map(),
  gone: new Set(),
  replacedBy: 'nobody',
});

/** Results as a spec writes them: `{ 'w1-1': '1 beats 8', 'w1-2': '4 and 5 lose' }`, by seeds. */
export const results = (words: Readonly<Record<string, string>>): ReadonlyMap<string, Result> =>
  new Map(
    Object.entries(words).map(([id, said]) => {
      const [one = 0, other = 0] = (said.match(/\d+/g) ?? []).map((seed) =>
        entrantOf(Number(seed)),
      );
      const between = [one, other] as const;
      return [id, said.includes('beats') ? { between, winner: one } : { between, noWinner: true }];
    }),
  );

/** What a match came to, in the same words. */
export function wordsOf(state: MatchState | undefined): string {
  if (state === undefined) return 'no such match';
  const seeds = state.entrants.map((entrant) => entrant - 100).join(', ');
  const words = seeds === '' ? state.kind : `${state.kind}: ${seeds}`;
  return 'winner' in state ? `${words}; ${state.winner - 100} wins` : words;
}

export const stateIn = ({ matches }: BracketState, id: string): string => wordsOf(matches.get(id));

/** The seeds on places, `1: 5-8` for one that shares four. */
export const placesIn = ({ places }: BracketState): readonly string[] =>
  places.map(
    ({ entrant, from, to }) => `${entrant - 100}: ${from === to ? from : `${from}-${to}`}`,
  );

export type Judge = (
  id: string,
  entrants: readonly [number, number],
) => number | 'no-winner' | undefined;

/** The higher seed wins each match. */
export const favourite: Judge = (_, [higher]) => higher;

/** Plays whatever is ready until nothing is; who loses where is the judge's. */
export function playOut(bracket: Bracket, judge: Judge, start: Play = atStart(bracket)) {
  const played = new Map(start.results);
  for (;;) {
    const play = { ...start, results: played };
    const state = bracketState(bracket, play);
    const ready = [...state.matches].filter(([, { kind }]) => kind === 'ready');
    if (ready.length === 0) return { play, state };
    for (const [id, { entrants }] of ready) {
      const between = entrants as readonly [number, number];
      const winner = judge(id, between) ?? between[0];
      played.set(id, winner === 'no-winner' ? { between, noWinner: true } : { between, winner });
    }
  }
}

/** A judge who is as fair as the numbers that a property gives; `-1` is a match without a winner. */
export const byLot = (lots: readonly number[]): Judge => {
  let turn = 0;
  return (_, [one, other]) => {
    const lot = lots[turn++ % Math.max(1, lots.length)] ?? 0;
    return lot < 0 ? 'no-winner' : lot % 2 === 0 ? one : other;
  };
};
