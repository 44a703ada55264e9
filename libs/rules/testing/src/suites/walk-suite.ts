/**
 * The laws of every game, wherever random play leads: a game's `walks.spec.ts` calls `walkSuite`.
 * A law that is broken names the seed and the action.
 */
import { readFileSync } from 'node:fs';
import { readRules } from '@scoresheet/rules-presentation/rules-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPlayed } from '../walk/card-played.js';
import { checkCalendar } from '../walk/check-calendar.js';
import { checkConservation } from '../walk/check-conservation.js';
import { checkGuardsBy } from '../walk/check-guards.js';
import { checkHiddenLikeAbsent } from '../walk/check-hidden.js';
import { checkNoIdLeaks } from '../walk/check-ids.js';
import { checkNoNegativesBut } from '../walk/check-negatives.js';
import { checkSources } from '../walk/check-sources.js';
import {
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  type Check,
} from '../walk/checks.js';
import { randomWalk, type Walk, type Walked } from '../walk/random-walk.js';
import { secretsSuite } from './secrets-suite.js';
import {
  LONGEST_MS,
  USUAL_EFFORT,
  type Effort,
  type Stretch,
  type WalkedGame,
} from './walked-game.js';

export type { Effort, Stretch, WalkedGame } from './walked-game.js';

const kept = ({ debts = [] }: WalkedGame): readonly Check[] => [
  checkRefold,
  checkDecidedAgain,
  checkConservation,
  checkSources,
  checkNoNegativesBut(debts),
];
const offering = (game: WalkedGame): readonly Check[] => [
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkGuardsBy(game.rulesPage && rulesListed(game.rulesPage)),
  checkHiddenLikeAbsent,
  checkNoIdLeaks,
];

const rulesListed = (page: URL): ReadonlySet<string> =>
  new Set(readRules(readFileSync(page, 'utf8')).flatMap(({ rules }) => rules.map(({ id }) => id)));

/** Tables that are looked through for every number of seats and every option. */
const TABLES = 300;
/** One answer in so many is a seat that leaves. */
const LEAVING = 40;

/** Tells Vitest all that holds in every game. */
export function walkSuite(game: WalkedGame): void {
  const effort = { ...USUAL_EFFORT, ...game.effort };
  describe(`Wherever random play of ${game.name} leads`, () => {
    tablesSuite(game);
    lawsSuite(game, effort);
    if (game.calendar !== undefined) calendarSuite(game, effort);
    if (game.lastLeft !== undefined) leavingSuite(game, effort.leaving);
    cardsSuite(game, effort.cards);
    endingsSuite(game, effort.endings);
  });
  secretsSuite(game, effort);
}

function tablesSuite({ rules, tableOf }: WalkedGame): void {
  const tables = Array.from({ length: TABLES }, (_, index) => tableOf(index + 1));

  it('every value of every option is met', () => {
    const taken = Object.entries(rules.options).map(([name, values]) => [
      name,
      values.filter((value) => tables.some(({ options }) => options[name] === value)),
    ]);
    expect(Object.fromEntries(taken)).toEqual(rules.options);
  });

  it('as few sit down as may, and more where more may', () => {
    const counts = new Set(tables.map(({ seats }) => seats));
    const wanted = [rules.minSeats, Math.min(rules.minSeats + 1, rules.maxSeats)];
    expect([...counts]).toEqual(expect.arrayContaining(wanted));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(rules.minSeats);
    expect(Math.max(...counts)).toBeLessThanOrEqual(rules.maxSeats);
  });
}

function lawsSuite(game: WalkedGame, { laws, offers }: Effort): void {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  const hold = (checks: readonly Check[], stretch: Stretch) => () => {
    const property = fc.property(seeds, (seed) => void walk(game, stretch, { seed, checks }));
    fc.assert(property, { numRuns: stretch.games });
  };
  const facts =
    'facts rebuild the state through JSON, the record decides again alike, no card is lost';
  it(facts, hold(kept(game), laws), LONGEST_MS);
  const offered =
    'all that is offered is accepted and forbidden by no guard, all else is refused by a rule and changes nothing';
  it(offered, hold(offering(game), offers), LONGEST_MS);
}

function leavingSuite(game: WalkedGame, stretch: Stretch): void {
  const players = 'players may leave in the middle of anything, and the others go on';
  const run = () => {
    const seeds = tablesForMany(game, stretch.games);
    const reasons = seeds.map(
      (seed) =>
        walk(game, stretch, { seed, checks: kept(game), leaving: LEAVING }).state.outcome?.reason,
    );
    expect(reasons).toHaveLength(stretch.games);
    expect(new Set(reasons)).toEqual(new Set([game.lastLeft]));
  };
  it(players, run, LONGEST_MS);
}

function calendarSuite(game: WalkedGame, { laws }: Effort): void {
  const { calendar = {} } = game;
  const run = () => {
    const met = new Set<string>();
    const checks = [checkCalendar(calendar, (says) => met.add(says))];
    for (let seed = 1; seed <= laws.games; seed += 1) {
      walk(game, { ...laws, every: 1 }, { seed, checks });
    }
    expect([...met].toSorted()).toEqual(Object.keys(calendar).toSorted());
  };
  it('a refusal names a time only while it is another time', run, LONGEST_MS);
}

/** Seeds of tables at which some go on when one has left. */
function tablesForMany({ rules, tableOf }: WalkedGame, count: number): readonly number[] {
  const all = Array.from({ length: TABLES }, (_, index) => index + 1);
  return all.filter((seed) => tableOf(seed).seats > rules.minSeats).slice(0, count);
}

function cardsSuite(game: WalkedGame, { games, actions }: Stretch): void {
  const { rules, cards, cardTableOf = game.tableOf, cardPlayed: playedBy = cardPlayed } = game;
  const run = () => {
    const unplayed = new Set(cards);
    const onFacts: Walk['onFacts'] = (facts) =>
      facts.forEach((fact) => unplayed.delete(playedBy(fact) ?? ''));
    for (let seed = 1; unplayed.size > 0 && seed <= games; seed += 1) {
      randomWalk({ rules, seating: cardTableOf(seed), seed, maxActions: actions, onFacts });
    }
    expect([...unplayed]).toEqual([]);
  };
  it('every card is played', run, LONGEST_MS);
}

function endingsSuite(game: WalkedGame, { games, actions }: Stretch): void {
  const { rules, tableOf, endings, usualEndings: usual } = game;
  const run = () => {
    const reasons = new Set<string>();
    for (let seed = 1; seed <= games; seed += 1) {
      const { state } = randomWalk({ rules, seating: tableOf(seed), seed, maxActions: actions });
      reasons.add(state.outcome?.reason ?? `none after ${actions} actions, seed ${seed}`);
    }
    expect([...reasons].filter((reason) => !Object.hasOwn(endings, reason))).toEqual([]);
    expect([...reasons]).toEqual(expect.arrayContaining([...usual]));
  };
  it('games end, each in one of the ways that the rules know', run, LONGEST_MS);
}

interface Looking {
  readonly seed: number;
  readonly checks: readonly Check[];
  readonly leaving?: number;
}

function walk(
  { rules, tableOf }: WalkedGame,
  { actions, every = 1 }: Stretch,
  { seed, checks, leaving = 0 }: Looking,
): Walked {
  return randomWalk({
    rules,
    seating: tableOf(seed),
    seed,
    maxActions: actions,
    leaving,
    shows: (number) => number % every === 0,
    onStep: (step) => checks.forEach((check) => check(step)),
  });
}
