import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { runScenarios } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { conformancePage } from './page.js';
import { readRules } from '@scoresheet/rules-presentation/rules-file';
import { citationProblems, meet, type Explanations, type Shown } from './shown.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RENEW = 'renew the page with: npx vitest run tools/conformance -u';

const textOf = (path: string): string => readFileSync(ROOT + path, 'utf8');

describe.each(Object.entries(SCENARIO_GAMES))('The conformance of %s', (name, game) => {
  const folder = `libs/games/${name}/src/scenarios`;
  const explanations = JSON.parse(
    textOf(`tools/conformance/src/${name}-explained.json`),
  ) as Explanations;
  const scenarios: readonly Shown[] = readdirSync(ROOT + folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) =>
      runScenarios(textOf(`${folder}/${file}`), game).map((result) => ({
        ...result,
        file: file.replace('.yaml', ''),
      })),
    );
  const sections = meet(readRules(textOf(`docs/rules/${name}.md`)), scenarios, explanations);

  it('has every rule shown or explained, and cites no rule that is not written down', () => {
    const specText = (path: string) => (existsSync(ROOT + path) ? textOf(path) : undefined);
    expect(citationProblems(sections, { scenarios, explanations }, specText)).toEqual([]);
  });

  it('stands on its page as it is today', async () => {
    const page = conformancePage(sections, scenarios, {
      title: GAMES[name]?.title ?? name,
      rulesFile: `${name}.md`,
      scenarioFolder: `../../${folder}`,
      root: '../..',
    });
    await expect(page, RENEW).toMatchFileSnapshot(`${ROOT}docs/rules/${name}-conformance.md`);
  });
});
