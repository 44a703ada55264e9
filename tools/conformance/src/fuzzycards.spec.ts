import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { runScenarios } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { conformancePage } from './page.js';
import { readRules } from './rules-file.js';
import { citationProblems, meet, type Explanations, type Shown } from './shown.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = 'libs/games/fuzzycards/src/scenarios';
const PAGE = 'docs/rules/fuzzycards-conformance.md';
const RENEW = 'renew the page with: npx vitest run tools/conformance -u';

const textOf = (path: string): string => readFileSync(ROOT + path, 'utf8');

const explanations = JSON.parse(
  textOf('tools/conformance/src/fuzzycards-explained.json'),
) as Explanations;
const scenarios: readonly Shown[] = readdirSync(ROOT + FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .flatMap((name) =>
    runScenarios(textOf(`${FOLDER}/${name}`), SCENARIO_GAMES.fuzzycards).map((result) => ({
      ...result,
      file: name.replace('.yaml', ''),
    })),
  );
const sections = meet(readRules(textOf('docs/rules/fuzzycards.md')), scenarios, explanations);

describe('The conformance of Fuzzycards', () => {
  it('has every rule shown or explained, and cites no rule that is not written down', () => {
    const specText = (path: string) => (existsSync(ROOT + path) ? textOf(path) : undefined);
    expect(citationProblems(sections, { scenarios, explanations }, specText)).toEqual([]);
  });

  it('stands on its page as it is today', async () => {
    const page = conformancePage(sections, scenarios, {
      title: 'Fuzzycards',
      rulesFile: 'fuzzycards.md',
      scenarioFolder: `../../${FOLDER}`,
      root: '../..',
    });
    await expect(page, RENEW).toMatchFileSnapshot(ROOT + PAGE);
  });
});
