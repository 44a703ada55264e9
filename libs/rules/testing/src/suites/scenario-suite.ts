/** Every scenario of a game, and what they have to show: a game's `scenarios.spec.ts` calls this. */
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runScenarios } from '../scenario/run-scenarios.js';
import type { ScenarioGame } from '../scenario/scenario-game.js';
import { scenarioTexts } from './scenario-texts.js';

export interface ScenarioFolder {
  readonly name: string;
  readonly game: ScenarioGame;
  /** The folder of the YAML files; ends in a slash. */
  readonly folder: URL;
  /** Options that are matters of lists, before any table: other specs show them. */
  readonly notAtTheTable?: readonly string[];
  /** Printed names that scenarios have to mention, where the set is done. */
  readonly cards?: readonly string[];
}

export function scenarioSuite(of: ScenarioFolder): void {
  const files = scenarioTexts(of.folder);
  for (const [file, text] of files) fileSuite(of, file, text);
  const all = files.map(([, text]) => text).join('\n---\n');
  optionsSuite(of, all);
  if (!of.cards) return;
  const cards = of.cards;
  it(`every card of ${of.name} has a scenario that names it`, () => {
    expect(cards.filter((name) => !all.includes(name))).toEqual([]);
  });
}

/** Each is played in its own test, so that a broken rule is blamed on the scenario that shows it. */
function fileSuite({ name, game }: ScenarioFolder, file: string, text: string): void {
  const scenarios = text.split(/^---$/m);
  describe(`${name}: ${file}`, () => {
    it.each(scenarios.map((one) => [titleOf(one), one] as const))('%s', (_, one) => {
      const results = runScenarios(one, game);
      expect(results.flatMap(({ problems }) => problems)).toEqual([]);
      expect(results.length).toBeGreaterThan(0);
    });
  });
}

function optionsSuite({ name, game, notAtTheTable = [] }: ScenarioFolder, all: string): void {
  const others = Object.entries(game.rules.options)
    .filter(([option]) => !notAtTheTable.includes(option))
    .flatMap(([option, [, ...values]]) => values.map((value) => [option, String(value)] as const));
  const chosen = new Set(choicesIn(all));
  if (others.length === 0) return;
  describe(`Every reading of a hole in the rules of ${name} that a match may choose`, () => {
    it.each(others)('is shown: %s: %s', (option, value) => {
      expect([...chosen]).toContain(`${option}: ${value}`);
    });
  });
}

/** The options of all tables, as `emptyAltar: choice`. */
const choicesIn = (all: string): readonly string[] =>
  parseAllDocuments(all)
    .map((document) => (document.toJS() ?? {}) as Told)
    .flatMap((scenario) => [scenario, ...(scenario.variants ?? [])])
    .flatMap(({ given }) => Object.entries(given?.options ?? {}))
    .map(([name, value]) => `${name}: ${String(value)}`);

interface Told {
  readonly given?: { readonly options?: object };
  readonly variants?: readonly Told[];
}

const titleOf = (text: string): string => /^scenario: (.+)$/m.exec(text)?.[1] ?? text;
