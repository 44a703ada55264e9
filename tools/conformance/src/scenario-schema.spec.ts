import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { scenarioSchema } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RENEW = 'renew the schemas with: npx vitest run tools/conformance/src/scenario-schema -u';
const fileOf = (name: string): string => `libs/games/${name}/src/scenarios/scenario.schema.json`;

const SETTINGS = JSON.parse(readFileSync(`${ROOT}.vscode/settings.json`, 'utf8')) as {
  readonly 'yaml.schemas': Readonly<Record<string, string>>;
};

describe.each(Object.entries(SCENARIO_GAMES))('The schema of scenarios of %s', (name, game) => {
  const schema = z.fromJSONSchema(scenarioSchema(game) as never);
  const folder = `${ROOT}libs/games/${name}/src/scenarios/`;
  const scenarios = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(folder + file, 'utf8')))
    .map((document) => document.toJS() as { readonly scenario: string });

  it('is what editors read', async () => {
    const text = `${JSON.stringify(scenarioSchema(game), null, 2)}\n`;
    await expect(text, RENEW).toMatchFileSnapshot(ROOT + fileOf(name));
  });

  it('is found by an editor for every scenario of the game', () => {
    const glob = `libs/games/${name}/src/scenarios/*.yaml`;
    expect(SETTINGS['yaml.schemas'][`./${fileOf(name)}`]).toBe(glob);
  });

  it('takes every scenario of the game', () => {
    const refused = scenarios.flatMap((scenario) => {
      const { error } = schema.safeParse(scenario);
      return error ? [{ scenario: scenario.scenario, says: z.prettifyError(error) }] : [];
    });
    expect(refused).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(5);
  });

  it.each([
    { scenario: 'x' },
    { scenario: 'x', then: [], givn: {} },
    { scenario: 'x', then: [], rules: ['R-1'] },
    { scenario: 'x', then: [], given: { [game.seats[0] ?? '']: { 'no such place': 1 } } },
    { scenario: 'x', then: [], given: { nobody: {} } },
    { scenario: 'x', then: [], given: { options: { 'no such option': 1 } } },
    { scenario: 'x', then: [], given: { 'waiting for': 'tea of nobody' } },
    { scenario: 'x', then: [], when: [{ does: 'x' }] },
  ])('underlines %j', (slip) => {
    expect(schema.safeParse(slip).success).toBe(false);
  });
});
