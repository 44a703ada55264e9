import { readdirSync, readFileSync } from 'node:fs';
import { runScenarios } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { fuzzycards } from '../game.js';
import { scenarioGame } from './scenario-game.js';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

/** Each is played in its own test, so that a broken rule is blamed on the scenario that shows it. */
describe.each(files)('Fuzzycards: %s', (file) => {
  const scenarios = readFileSync(new URL(file, folder), 'utf8').split(/^---$/m);
  it.each(scenarios.map((text) => [titleOf(text), text] as const))('%s', (_, text) => {
    const problems = runScenarios(text, scenarioGame).map((result) => result.problems);
    expect(problems).toEqual([[]]);
  });
});

/** A matter of decks, before any table: `decks/deck-check.spec.ts`. */
const NOT_AT_THE_TABLE = ['legendaryTotal'];

describe('Every reading of a hole in the rules that a match may choose', () => {
  const all = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n---\n');
  const others = Object.entries(fuzzycards.options)
    .filter(([name]) => !NOT_AT_THE_TABLE.includes(name))
    .flatMap(([name, [, ...values]]) => values.map((value) => `${name}: ${String(value)}`));

  it.each(others)('is shown: %s', (choice) => {
    expect(all).toContain(`options: { ${choice} }`);
  });
});

const titleOf = (text: string): string => /^scenario: (.+)$/m.exec(text)?.[1] ?? text;
