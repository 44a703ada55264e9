/** Matches of Lanterns at a tournament's table, which its house opens. See `scene.spec-kit.ts`. */
import type { MatchTable, ReservedSeat } from '@scoresheet/contracts-messages';
import {
  rulesetOf,
  seatCounter,
  seatsOf,
  setCounter,
  type Rules,
  type Ruleset,
} from '@scoresheet/rules-engine';
import type { GameEntry } from './rules/game-entry.js';
import { judgedLanterns } from './judged-lanterns.spec-kit.js';
import { LANTERN_DECK, lanternRules, lanterns, lanternsForMany } from './lanterns.spec-kit.js';
import { catalogOf, environment, openScene, type Said, type Scene } from './scene.spec-kit.js';

export const HOUSE = { role: 'house' } as const;
const PLAYERS = ['ann', 'bob', 'cec'] as const;
export const AT_TABLE: MatchTable = {
  tournament: 't-1',
  phase: 1,
  round: 3,
  table: 12,
  game: 1,
  attempt: 1,
};

/** The more points, the further ahead; whoever begins is marked by a counter. */
const leagueOf = (rules: Rules): Rules => ({
  ...rules,
  openCounters: [...rules.openCounters, 'first'],
  firstMayBeNamed: true,
  leads({ state }) {
    const inGame = seatsOf(state).filter((seat) => seatCounter(state, seat, 'gone') === 0);
    const points = [...new Set(inGame.map((seat) => seatCounter(state, seat, 'points')))];
    points.sort((one, other) => other - one);
    return points.map((each) =>
      inGame.filter((seat) => seatCounter(state, seat, 'points') === each),
    );
  },
  setup(play, seating) {
    rules.setup(play, seating);
    if (seating.first !== undefined) setCounter(play, seating.first, 'first', 1);
  },
});

/** What a game is worth beside its place: the points. */
const scoredOf = (rules: Rules): Rules => ({
  ...rules,
  figure: ({ state }, seat) => seatCounter(state, seat, 'points'),
});

const entryOf = (ruleset: Ruleset): GameEntry => ({ ...lanterns, ruleset });

/** Lanterns as they were before anybody asked how many turns have begun. */
function oldLanterns(): Ruleset {
  const old = { ...rulesetOf({ ...lanternRules, id: 'old/1' }) };
  delete old.turnsBegun;
  return old;
}

export const tableEnvironment = {
  ...environment,
  rulesOf: catalogOf({
    league: entryOf(rulesetOf(leagueOf({ ...lanternRules, id: 'league/1' }))),
    'league-for-many': entryOf(
      rulesetOf(leagueOf({ ...lanternsForMany, id: 'league-for-many/1' })),
    ),
    'scored-league': entryOf(
      rulesetOf(scoredOf(leagueOf({ ...lanternRules, id: 'scored-league/1' }))),
    ),
    unled: entryOf(rulesetOf({ ...lanternRules, id: 'unled/1' })),
    old: entryOf(oldLanterns()),
    lanterns,
    'judged-lanterns': judgedLanterns,
  }),
};

type Creation = Extract<Said, { type: 'create-match' }>;
type Asked = Partial<Creation>;

/** Ann, Bob and whoever else there is, each with a list. */
export const withLists = (seats = 2): ReservedSeat[] =>
  PLAYERS.slice(0, seats).map((actor) => ({ actor, list: LANTERN_DECK }));

export const creationOf = (asked: Asked = {}): Creation => ({
  type: 'create-match',
  game: 'league',
  table: AT_TABLE,
  reserved: withLists(),
  ...asked,
});

/** A match whose seats are taken by event 0; nobody is ready. */
export function openTable(asked: Asked = {}): Scene {
  const scene = openScene(tableEnvironment, 'house');
  const opened = scene.send('house', creationOf(asked), HOUSE);
  if (opened.outcome !== 'accepted') throw new Error(`no table was opened: ${opened.outcome}`);
  return scene;
}

/** The game has begun: all seats are asked for a bid. */
export function runningTable(asked: Asked = {}): Scene {
  const scene = openTable(asked);
  for (const actor of PLAYERS.slice(0, scene.state().seats.length)) {
    scene.send(actor, { type: 'get-ready', expectedSeq: scene.state().seq });
  }
  return scene;
}

export const callTableTime = (scene: Scene, extraTurns: number) =>
  scene.send('house', { type: 'call-table-time', extraTurns }, HOUSE);
