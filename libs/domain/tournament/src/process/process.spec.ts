/**
 * Given any events at the tables of a round, when the house says what is missing early, late, twice
 * and by what it saw a while ago, then each game is played once and each result is that of its games.
 */
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { sha256 } from '@scoresheet/domain-record/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentRound, type TableState } from '../fold/tournament-state.js';
import { OWNER, REASON, SWISS } from '../tournament.spec-kit.js';
import { isGoingOn } from './match-standing.js';
import { waitingTables } from './waiting-tables.js';
import { world, type Given, type OpenedMatch, type Seen, type World } from './world.spec-kit.js';

const MINUTE = 60_000;
const ROUND = { phase: 1, round: 1 };
const TIMED = { roundMs: 12 * MINUTE, extraTurns: 2 };
const FORMATS: readonly PhaseAsked[] = [
  { ...SWISS, ...TIMED },
  { ...SWISS, bestOf: 5 },
  { kind: 'single-elimination', standings: 'magic/1', bestOf: 3, ...TIMED },
  {
    kind: 'pods',
    standings: 'pods/1',
    rounds: 1,
    ...TIMED,
    least: 3,
    most: 5,
    wanted: 4,
  },
];

const tablesOf = (w: World): readonly TableState[] => [
  ...(currentRound(w.state())?.tables.values() ?? []),
];
const one = <T>(all: readonly T[], chance: number): T | undefined => all[chance % all.length];

const goingOn = (w: World): readonly OpenedMatch[] =>
  [...w.opened.values()].filter(({ match }) => {
    const standing = match.standing();
    return standing !== undefined && isGoingOn(standing);
  });

/** Somebody sits down, gets ready, or says who wins. */
function play(w: World, { created, match }: OpenedMatch, chance: number): void {
  const state = match.state();
  const say = (seat: number, said: object) =>
    w.at(created.record, created.reserved[seat - 1]?.actor ?? '', said);
  const free = state?.seats.find(({ actor }) => actor === null);
  const expectedSeq = state?.seq ?? 0;
  if (free) {
    return void say(free.seat, { type: 'take-seat', seat: free.seat, deck: ['T'], expectedSeq });
  }
  const unready = state?.seats.find(({ ready }) => !ready);
  if (unready) return void say(unready.seat, { type: 'get-ready', expectedSeq });
  const seats = created.reserved.length;
  const choice = chance % 5 === 0 ? 'draw' : String(1 + (chance % seats));
  const begins = state?.begins ?? 1;
  return void say(begins, { type: 'act', decision: 'd1', choice });
}

interface Walk {
  readonly w: World;
  readonly chance: number;
  late: Seen | undefined;
  readonly seen: Set<string>;
}

const repair = { type: 'repair-round', ...ROUND, ...REASON } as const;

const STEPS: { readonly [step: string]: (walk: Walk) => void } = {
  manage: ({ w, seen }) => manageNow(w, seen),
  play({ w, chance }) {
    const playing = one(goingOn(w), chance);
    if (playing) play(w, playing, chance >> 4);
  },
  'play on'({ w, chance }) {
    for (const each of goingOn(w)) play(w, each, chance);
  },
  look(walk) {
    walk.late = walk.w.look();
  },
  'manage late'({ w, late, seen }) {
    if (late && w.manage(late).length > 0) seen.add('late');
  },
  'manage twice'({ w, seen }) {
    const before = w.look();
    const first = w.manage(before).map(({ command }) => command.commandId);
    const second = w.manage(before);
    expect(second.map(({ command }) => command.commandId)).toEqual(first);
    if (second.some(({ outcome }) => outcome === 'duplicate')) seen.add('twice');
  },
  refuse: ({ w, chance }) => w.refuse(1 + (chance % 4)),
  'call off'({ w, chance }) {
    const playing = one(goingOn(w), chance);
    const ruling = { type: 'end-match', result: 'no-result', ...REASON };
    if (playing) w.at(playing.created.record, 'judy', ruling, 'judge');
  },
  'enter result': ({ w, chance }) => enter(w, one(tablesOf(w), chance)),
  swap(walk) {
    const { w, chance } = walk;
    const { entrants } = w.state();
    const entrant = (at: number): number => 1 + (at % entrants.length);
    const swapped: [number, number] = [entrant(chance), entrant(chance >> 4)];
    mend(walk, { ...repair, repairs: [{ is: 'swap', entrants: swapped }] });
  },
  'set up anew'(walk) {
    const table = one(tablesOf(walk.w), walk.chance);
    if (table === undefined) return;
    const entrants = [...table.entrants];
    mend(walk, {
      ...repair,
      repairs: [{ is: 'unpair', table: table.number }],
    });
    mend(walk, { ...repair, repairs: [{ is: 'pair', entrants }] });
  },
  disqualify: ({ w, chance }) =>
    void w.says(OWNER, {
      type: 'disqualify-entrant',
      ...REASON,
      entrant: 1 + (chance % w.state().entrants.length),
    }),
  bind: ({ w, chance }) =>
    void w.says(OWNER, {
      type: 'bind-entrant',
      entrant: 1 + (chance % w.state().entrants.length),
      to: `q${chance}`,
    }),
  wait: ({ w, chance }) => w.wait((2 + (chance % 8)) * MINUTE),
  extend: ({ w }) => void w.says(OWNER, { type: 'extend-time', ...ROUND, byMs: MINUTE }),
};

/** Whoever has seen the tables before they were mended says nothing more of them. */
function mend(walk: Walk, said: Parameters<World['says']>[1]): void {
  if (walk.w.says(OWNER, said) === 'accepted') walk.seen.add('mended');
  walk.late = undefined;
}

function enter(w: World, table: TableState | undefined): void {
  if (table === undefined || table.result !== null) return;
  const result = { is: 'double-loss' } as const;
  w.says(OWNER, { type: 'enter-result', ...ROUND, table: table.number, result });
}

/** What is missing by the present state is always accepted, but for matches that the world refuses. */
function manageNow(w: World, seen: Set<string>): void {
  const given = w.manage();
  const isRefused = ({ command, outcome }: Given): boolean =>
    command.type === 'create-match' && outcome === 'refused';
  const unheard = given.filter((each) => each.outcome !== 'accepted' && !isRefused(each));
  expect(unheard).toEqual([]);
  for (const each of given) {
    const { command } = each;
    const isResult = command.type === 'record-matches' && command.result !== undefined;
    seen.add(isResult ? 'result' : isRefused(each) ? 'refused' : command.type);
  }
}

const MOST_STEPS = 400;

/** Until nothing is missing and nobody plays. */
function settle(w: World, seen: Set<string>, chance: number): void {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    manageNow(w, seen);
    const playing = goingOn(w);
    if (playing.length === 0 && w.manage().length === 0) return;
    for (const [at, each] of playing.entries()) play(w, each, (chance >> (step % 20)) + at);
  }
  throw new Error('it comes to no end');
}

/**
 * A game that somebody has won or drawn, by table, entrants, who played for them, and number. Whoever
 * an entrant was taken from may have ended a game before they heard of it: it counts once all the same.
 */
const playedGames = (w: World): readonly string[] =>
  [...w.opened.values()]
    .filter(({ match }) => match.standing()?.places.length)
    .map(({ created: { table, reserved }, entrants }) => {
      const actors = reserved.map(({ actor }) => actor).join('-');
      return `${table.table} ${entrants.join('-')} ${actors} ${table.game}`;
    });

/** Numbers of the games that results name, where these are not each once from the first on. */
const wrongGames = (w: World): readonly string[] =>
  tablesOf(w)
    .map(({ matches }) => matches.map(({ match }) => w.opened.get(match)?.created.table.game))
    .filter((games) => games.some((game, at) => game !== at + 1))
    .map((games) => games.join());

/** Tables whose result is not what the records of their matches say. */
function wrongResults(w: World): readonly string[] {
  return tablesOf(w).flatMap(({ number, result, matches, entrants }) => {
    if (matches.length === 0 || result === null || result.is === 'double-loss') return [];
    const ends = matches.map(({ match, seq, hash }) => {
      const known = w.opened.get(match);
      const standing = known?.match.standing();
      const isIts = standing?.seq === seq && standing.hash === hash;
      return isIts && known?.entrants.join() === entrants.join() ? standing.places : undefined;
    });
    const firsts = ends.map((places) => places?.[0]?.join());
    const count = (first: string): number => firsts.filter((each) => each === first).length;
    if (result.is === 'places') {
      const said = result.places.map((place) => place.map((each) => entrants.indexOf(each) + 1));
      return JSON.stringify([said]) === JSON.stringify(ends) ? [] : [`places at ${number}`];
    }
    if (result.is !== 'games') return [];
    const isSaid = result.wins.join() === `${count('1')},${count('2')}`;
    return isSaid && result.draws === count('1,2') ? [] : [`games at ${number}`];
  });
}

/** Tables are played on far more often than anything comes between. */
const WEIGHTS: { readonly [step: string]: number } = {
  manage: 12,
  'play on': 24,
  play: 6,
  wait: 3,
  'manage twice': 3,
  'manage late': 3,
  look: 3,
};

const steps = fc.array(
  fc.record({
    step: fc.oneof(
      ...Object.keys(STEPS).map((step) => ({
        arbitrary: fc.constant(step),
        weight: WEIGHTS[step] ?? 1,
      })),
    ),
    chance: fc.nat(0x7fff_ffff),
  }),
  { minLength: 30, maxLength: 90, size: 'max' },
);

/** What has to have come up: otherwise the walks say little. */
const WALKED = [
  'create-match',
  'call-table-time',
  'end-match',
  'record-matches',
  'result',
  'refused',
  'late',
  'twice',
  'mended',
  'waiting',
];

describe('Whatever happens at the tables of a round', () => {
  it('each game is played once, each result is that of its games, and all comes to an end', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.integer({ min: 3, max: 7 }),
        steps,
        (format, players, taken) => {
          const w = world(players, format);
          const walk = { w, late: undefined, seen };
          let late: Seen | undefined;
          for (const { step, chance } of taken) {
            const at: Walk = { ...walk, late, chance };
            STEPS[step]?.(at);
            late = at.late;
          }
          w.refuse(0);
          settle(w, seen, taken[0]?.chance ?? 0);
          const played = playedGames(w);
          expect(played).toEqual([...new Set(played)]);
          expect([...wrongGames(w), ...wrongResults(w)]).toEqual([]);
          closeAll(w, seen);
        },
      ),
      { numRuns: 200 },
    );
    expect(WALKED.filter((each) => !seen.has(each))).toEqual([]);
  });
});

/** What is still open waits for staff, who know of it; then nothing is left. */
function closeAll(w: World, seen: Set<string>): void {
  const { tournament, standings, nowMs } = w.look();
  const waiting = waitingTables(tournament, standings, { sha256, nowMs }).map(({ table }) => table);
  if (waiting.length > 0) seen.add('waiting');
  const open = tablesOf(w).filter(({ result }) => result === null);
  const unknown = open.filter(
    ({ number, hasQuestion }) => !hasQuestion && !waiting.includes(number),
  );
  expect(unknown).toEqual([]);
  for (const table of open) enter(w, table);
  expect(w.says(OWNER, { type: 'close-round', ...ROUND })).toBe('accepted');
  manageNow(w, seen);
  expect(goingOn(w)).toEqual([]);
  expect(w.manage()).toEqual([]);
}
