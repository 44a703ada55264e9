import { readdirSync, readFileSync } from 'node:fs';
import { runScenarios } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { scenarioGame } from './scenario-game.js';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

describe.each(files)('Fuzzycards: %s', (file) => {
  const results = runScenarios(readFileSync(new URL(file, folder), 'utf8'), scenarioGame);
  it.each(results.map((result) => [result.title, result] as const))('%s', (_, { problems }) => {
    expect(problems).toEqual([]);
  });
});
