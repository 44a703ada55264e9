/** Given a bracket of any kind, when players leave at any moment, then no played match vanishes. */
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectToHold } from '../event-holds.spec-kit.js';
import { currentRound } from '../fold/tournament-state.js';
import * as kit from '../tournament.spec-kit.js';
import type { BracketGraph } from './bracket-graph.js';
import {
  begin,
  graphIn,
  phaseIn,
  proceed,
  settle,
  step,
  type Walk,
} from './bracket-walk.spec-kit.js';

const ALL = { standings: 'magic/1', bestOf: 3 } as const;
const SINGLE = { ...ALL, kind: 'single-elimination' } as const;
const DOUBLE = { ...ALL, kind: 'double-elimination' } as const;
const BRACKETS: readonly PhaseAsked[] = [
  ...[false, true].flatMap((thirdPlace) =>
    (['nobody', 'next-seed', 'loser-of-last-match'] as const).map((replaces) => ({
      ...SINGLE,
      thirdPlace,
      replaces,
    })),
  ),
  ...[false, true].flatMap((grandFinalReset) =>
    (['nobody', 'next-seed'] as const).map((replaces) => ({
      ...DOUBLE,
      grandFinalReset,
      replaces,
    })),
  ),
];

const walks = fc.record({
  phase: fc.constantFrom(...BRACKETS),
  players: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 3, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: 64 }) },
  ),
  chances: fc.array(fc.nat(0x7fff_ffff), { minLength: 30, maxLength: 140, size: 'max' }),
});

type Node = BracketGraph['matches'][number];
const isPlayed = ({ kind }: Node): boolean => kind === 'done' || kind === 'no-winner';
const told = ({ id, entrants, winner, kind }: Node): string =>
  `${id} ${kind}: ${[...entrants].sort((a, b) => a - b).join(', ')}; ${winner}`;

const playedIn = (matches: readonly Node[]): readonly string[] =>
  matches.filter(isPlayed).map(told);

/** The match and all that its outcome leads to. */
function behind({ matches }: BracketGraph, first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const { id, from } of matches) {
    const sources = from.flatMap((source) => Object.values(source).map(String));
    if (sources.some((each) => found.has(each))) found.add(id);
  }
  return found;
}

function expectSheet(walk: Walk): void {
  const sheet = settle(walk);
  if (sheet === undefined) return;
  const { matches } = graphIn(walk);
  const wanted = matches.map(({ id }) => {
    const { kind = 'waiting', sides = [], winner = null } = sheet.get(id) ?? {};
    const entrants = sides.flatMap((side) => side ?? []).sort((a, b) => a - b);
    return `${id} ${kind}: ${entrants.join(', ')}; ${winner ?? null}`;
  });
  expect(matches.map(told)).toEqual(wanted);
}

/** Players at the tables of the published round who have lost as often as the rules permit. */
function seatedThoughOut(walk: Walk): readonly string[] {
  const { matches, rule } = graphIn(walk);
  const lossesAllowed = rule.startsWith('double') ? 2 : 1;
  const lossesOf = (entrant: number): number =>
    matches.filter(
      (match) =>
        match.id !== 'third' &&
        isPlayed(match) &&
        match.entrants.includes(entrant) &&
        match.winner !== entrant,
    ).length;
  const isOut = (entrant: number): boolean =>
    lossesOf(entrant) - walk.referee.comebacksOf(entrant) >= lossesAllowed;
  return kit
    .tablesOf(walk.scene)
    .filter(({ place }) => place !== 'third')
    .flatMap(({ place, entrants }) => entrants.filter(isOut).map((each) => `${each} in ${place}`));
}

function expectOver(walk: Walk): void {
  const { matches, places } = graphIn(walk);
  expect(places.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual(
    [...phaseIn(walk).entrants].sort((a, b) => a - b),
  );
  const final = matches.findLast(({ id, kind }) => id !== 'third' && kind !== 'not-needed');
  const champions = places.filter(({ from }) => from === 1);
  expect(champions.map(({ entrant }) => entrant)).toEqual(
    final?.winner == null ? [] : [final.winner],
  );
}

function check(walk: Walk, chance: number | undefined): boolean {
  const before = graphIn(walk);
  const stage = currentRound(walk.scene.state())?.stage;
  const { corrected, moved } =
    chance === undefined ? proceed(walk, walk.scene.state().seq) : step(walk, chance);
  expectSheet(walk);
  const after = graphIn(walk);
  const affected = corrected === null ? new Set<string>() : behind(before, corrected);
  const kept = playedIn(before.matches.filter(({ id }) => !affected.has(id)));
  expect(playedIn(after.matches)).toEqual(expect.arrayContaining([...kept]));
  const isPublished = currentRound(walk.scene.state())?.stage === 'published';
  if (isPublished && stage !== 'published') expect(seatedThoughOut(walk)).toEqual([]);
  return moved;
}

/** A bracket of 64 has 127 matches, each of which takes some steps. */
const MOST_TURNS = 1_000;

describe('A bracket whose walkovers are decided once', () => {
  it('keeps every played match, has one champion and one place for each, and can be finished', () => {
    fc.assert(
      fc.property(walks, ({ phase, players, chances }) => {
        const walk = begin(players, phase);
        for (const chance of chances) check(walk, chance);
        let turns = 0;
        while (turns < MOST_TURNS && check(walk, undefined)) turns += 1;
        expect(turns).toBeLessThan(MOST_TURNS);
        expectOver(walk);
        expect(walk.scene.tries(kit.OWNER, { type: 'finish-tournament' })).toBe('accepted');
        if (players < 10) expectToHold(walk.scene);
      }),
      { numRuns: 40, seed: 39 },
    );
  });
});
