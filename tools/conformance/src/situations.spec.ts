import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import type { TableView } from '@scoresheet/rules-engine';
import { runScenarios, type ScenarioGame } from '@scoresheet/rules-testing';
import { expect, it } from 'vitest';

/** Phases in which somebody is asked in every turn, by games; where a turn begins by the rules. */
const PHASES: Readonly<
  Record<string, { readonly begin: string; readonly asked: readonly string[] }>
> = {
  fuzzycards: { begin: 'genesis', asked: ['activate', 'settle', 'validate', 'exodus'] },
  buddies: {
    begin: 'turn',
    asked: ['draw phase', 'prepare phase', 'player phase', 'buddies phase', 'end phase'],
  },
  buddyfight: { begin: 'start phase', asked: ['start phase', 'main phase'] },
  friendomancy: { begin: 'turn', asked: ['draw step', 'main step', 'end step'] },
};
const phases = Object.entries(PHASES).flatMap(([game, { asked }]) =>
  asked.map((phase) => [game, phase] as const),
);

/** The table that a scenario comes to: one that fails shows it, and it is to fail at its end alone. */
function tableAfter(game: string, given: string, when: readonly string[]): TableView {
  const text = `scenario: A table\ngiven: ${given}\nchance: any\nwhen: [${when.join(', ')}]\nthen: { turn: 999 }`;
  const [result] = runScenarios(text, (SCENARIO_GAMES as Record<string, ScenarioGame>)[game]);
  expect(result?.problems).toEqual([expect.stringMatching(/turn: is \d+, expected 999$/)]);
  return result?.failure?.table as TableView;
}

/** Numbers differ with what was played; which of them there are does not. */
const named = (counters: object | undefined): readonly string[] =>
  Object.entries(counters ?? {})
    .filter(([, value]) => value !== 0)
    .map(([name]) => name)
    .sort();

const kinds = ({ underway }: TableView): readonly unknown[] =>
  underway.map((frame) => (frame as { readonly kind?: unknown }).kind);

/** So that there is something to be asked about. */
const GIVEN: Readonly<Record<string, string>> = {
  fuzzycards:
    'north: { altar 1: Doorstep Ogre, hand: 9, energy: 2 }, south: { altar 1: Lantern Clerk }',
  friendomancy: 'round: 2',
};

it.each(phases)('A table that is laid in %s: %s has what a real turn has there', (game, phase) => {
  const given = (where: string): string =>
    `{ waiting for: ${where} of north, ${GIVEN[game] ?? 'turn: 3'} }`;
  const { begin = '', asked = [] } = PHASES[game] ?? {};
  // The rules go on by themselves up to the first phase in which somebody is asked.
  const comesByItself = phase === asked[0];
  const real = tableAfter(game, given(begin), comesByItself ? [] : [`until ${phase} of north`]);
  const laid = tableAfter(game, given(phase), []);
  expect(kinds(laid)).toEqual(kinds(real));
  expect(named(laid.counters)).toEqual(named(real.counters));
  const [seat, wanted] = [laid, real].map((table) => named(table.seats[1]?.counters));
  expect(seat).toEqual(wanted);
});
