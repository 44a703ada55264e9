/** The scenarios of a game, by the files in which they are written, and by the rules that they show. */
import { readScenarios, type NoScenario, type Scenario } from '@scoresheet/rules-testing/lab';

const FILES = import.meta.glob<string>('../../../../libs/games/*/src/scenarios/*.yaml', {
  query: '?raw',
  import: 'default',
});

export interface ScenarioFile {
  /** Without the ending: `combat`. */
  readonly name: string;
  readonly text: string;
  readonly scenarios: readonly (Scenario | NoScenario)[];
}

/** Where a scenario stands: the file, and its number there, from 1. */
export interface ScenarioPlace {
  readonly file: string;
  readonly number: number;
  readonly title: string;
}

const folderOf = (game: string): string => `../../../../libs/games/${game}/src/scenarios/`;
const ENDING = '.yaml';

const read = new Map<string, Promise<ScenarioFile>>();

/** A file of scenarios, fetched and read once; undefined where there is none of that name. */
export function loadScenarioFile(game: string, name: string): Promise<ScenarioFile | undefined> {
  const path = `${folderOf(game)}${name}${ENDING}`;
  const fetchText = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (!fetchText) return Promise.resolve(undefined);
  const known =
    read.get(path) ?? fetchText().then((text) => ({ name, text, scenarios: readScenarios(text) }));
  read.set(path, known);
  known.catch(() => read.delete(path));
  return known;
}

const loaded = new Map<string, Promise<ByRule>>();

export type ByRule = ReadonlyMap<string, readonly ScenarioPlace[]>;

/** The scenarios of a game by the rules that they show; read once. */
export function scenariosByRule(game: string): Promise<ByRule> {
  const known = loaded.get(game) ?? readAll(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function readAll(game: string): Promise<ByRule> {
  const folder = folderOf(game);
  const names = Object.keys(FILES)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length, -ENDING.length));
  const files = await Promise.all(names.map((name) => loadScenarioFile(game, name)));
  const byRule = new Map<string, ScenarioPlace[]>();
  for (const file of files) {
    for (const [at, scenario] of (file?.scenarios ?? []).entries()) {
      if (!file || !('rules' in scenario)) continue;
      const place = { file: file.name, number: at + 1, title: scenario.title };
      for (const rule of scenario.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), place]);
    }
  }
  return byRule;
}
