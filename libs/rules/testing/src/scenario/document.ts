/** Reads scenarios out of YAML text: one document each, or one for each of its variants. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { isMap, isScalar, LineCounter, parseAllDocuments, type Document } from 'yaml';
import { mergedGiven } from './given.js';
import { lineOf, lineOfError, located, valuesOf } from './lines.js';
import { meant } from './meant.js';
import type { NoScenario, Scenario } from './scenario.js';
import { expectations, storyLines, type CheckLine } from './story-lines.js';
import { asList, asWords, type Words } from './words.js';

const PARTS_OF_GAME = ['given', 'when', 'then', 'chance'];
const PARTS_OF_VARIANT = ['variant', 'rules', ...PARTS_OF_GAME];
const PARTS_OF_WHOLE = ['game', 'cards', 'variants', 'series', 'games'];
const PARTS = ['scenario', 'rules', ...PARTS_OF_GAME, ...PARTS_OF_WHOLE];

export function readScenarios(text: string): readonly (Scenario | NoScenario)[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true });
  if (documents.length === 0) return [{ line: 1, at: 1, title: '(empty)', problem: 'no scenario' }];
  return (documents as readonly Document[]).flatMap<Scenario | NoScenario>((document) => {
    const start = document.contents?.range?.[0] ?? 0;
    const line = lines.linePos(start).line;
    try {
      return scenariosOf(document, lines, line);
    } catch (error) {
      const at = lineOfError(error) ?? line;
      const problem = (error as Error).message;
      return [{ line, at, title: titleOf(document), problem }];
    }
  });
}

function titleOf(document: Document): string {
  const title = isMap(document.contents) ? document.contents.get('scenario', true) : undefined;
  return isScalar(title) ? String(title.value) : '(no title)';
}

function scenariosOf(document: Document, lines: LineCounter, line: number): readonly Scenario[] {
  const [broken] = document.errors;
  if (broken) {
    return located(broken.linePos?.[0].line, () => {
      throw new Error(broken.message.split('\n')[0]?.replace(/:$/, ''));
    });
  }
  const parts = asWords(valuesOf(document, lines), 'a scenario');
  refuseUnknown(parts, PARTS, 'a scenario');
  if (typeof parts['scenario'] !== 'string') {
    throw new Error("'scenario' says in a sentence what is shown");
  }
  const whole = { ...scenarioOf(parts), title: parts['scenario'], line, ...namesOf(parts) };
  refuseMixed(parts);
  if (parts['series'] !== undefined) return [seriesOf(whole, parts)];
  if (parts['variants'] !== undefined) return variantsOf(whole, parts);
  refuseSilent(parts, whole);
  return [whole];
}

/** What would be passed over in silence beside another part. */
function refuseMixed({ series, games, variants }: Words): void {
  if (series === undefined && games !== undefined) {
    throw new Error("'games' are those of a series: say how many decide by 'series'");
  }
  if (series !== undefined && variants !== undefined) {
    throw new Error("a 'series' has 'games', and no 'variants'");
  }
}

/** Who expects nothing shows nothing. */
function refuseSilent({ then }: Words, { when }: Told): void {
  const isSilent = when.every(({ check, refused }) => !check && !refused);
  if (then === undefined && isSilent) throw new Error("'then' says what is expected");
}

function refuseUnknown(parts: Words, known: readonly string[], what: string): void {
  const unknown = Object.keys(parts).find((part) => !known.includes(part));
  if (unknown === undefined) return;
  located(lineOf(parts, unknown), () => {
    throw new Error(`no part of ${what} is called '${unknown}'${meant(unknown, known)}`);
  });
}

type Told = Pick<Scenario, 'rules' | 'given' | 'when' | 'then' | 'chance'>;

function scenarioOf(parts: Words): Told {
  const { rules, given, when, then, chance } = parts;
  return {
    rules: asList(rules).map(String),
    given: given === undefined || given === null ? {} : asWords(given, "'given'"),
    when: storyLines(when, lineOf(parts, 'when')),
    then: expectations(then, "'then'", lineOf(parts, 'then')),
    chance,
  };
}

function namesOf(parts: Words): Pick<Scenario, 'game' | 'cards' | 'lineOf'> {
  const { game, cards } = parts;
  return withoutUndefined({
    lineOf: (part) => lineOf(parts, part),
    game: game === undefined ? undefined : String(game),
    cards,
  });
}

/** Each goes its own way from the end of what they share, and is a scenario of its own. */
function variantsOf(shared: Scenario, parts: Words): readonly Scenario[] {
  const variants = asList(parts['variants']);
  if (variants.length === 0) throw new Error("'variants' is a list of ways to go on");
  return variants.map((item, index) => {
    const line = lineOf(parts['variants'], index) ?? shared.line;
    return located(line, () => variantOf(shared, asWords(item, 'a variant'), line));
  });
}

function variantOf(shared: Scenario, parts: Words, line: number): Scenario {
  refuseUnknown(parts, PARTS_OF_VARIANT, 'a variant');
  if (typeof parts['variant'] !== 'string') {
    throw new Error("'variant' says in a few words how this one goes on");
  }
  const own = scenarioOf(parts);
  refuseSilent(parts, own);
  const between: readonly CheckLine[] =
    shared.then.length > 0 ? [{ line: shared.line, check: shared.then }] : [];
  return {
    ...shared,
    title: `${shared.title}: ${parts['variant']}`,
    line,
    rules: [...new Set([...shared.rules, ...own.rules])],
    given: mergedGiven(shared.given, own.given),
    when: [...shared.when, ...between, ...own.when],
    then: own.then,
    chance: chanceOf(shared.chance, own.chance),
  };
}

/** Each game begins as all of them do, with what it says besides. */
function seriesOf(shared: Scenario, parts: Words): Scenario {
  const bestOf = located(lineOf(parts, 'series'), () => bestOfSaid(parts['series']));
  const games = asList(parts['games']).map((item, index) => {
    const line = lineOf(parts['games'], index) ?? shared.line;
    return located(line, () => {
      const own = asWords(item, 'a game of a series');
      refuseUnknown(own, PARTS_OF_GAME, 'a game of a series');
      return gameOfSeries(shared, scenarioOf(own), line);
    });
  });
  if (games.length === 0) throw new Error("'games' is a list of what happens in each of them");
  return { ...shared, series: { bestOf, games } };
}

const gameOfSeries = (shared: Scenario, own: Told, line: number): Scenario => ({
  ...shared,
  line,
  given: mergedGiven(shared.given, own.given),
  when: [...shared.when, ...own.when],
  then: own.then,
  chance: chanceOf(shared.chance, own.chance),
});

const chanceOf = (shared: unknown, own: unknown): unknown =>
  shared === 'any' || own === 'any' ? 'any' : [...asList(shared), ...asList(own)];

const MOST_GAMES = 99;

/** `best of 3`: an odd number, so that somebody has won more than the other. */
function bestOfSaid(said: unknown): number {
  const [, digits] = /^best of (\d+)$/.exec(String(said)) ?? [];
  const count = Number(digits);
  if (digits !== undefined && count % 2 === 1 && count <= MOST_GAMES) return count;
  throw new Error(`a series is 'best of 3', or of another odd number, not '${String(said)}'`);
}
