/** A scenario's result in lines for a terminal; one that failed shows where, and all that was so. */
import { SCENARIO_GAMES, type ScenarioGameName } from '@scoresheet/games-catalog';
import { withFaces } from '@scoresheet/rules-cards';
import type { ScenarioFailure, ScenarioResult, TestedFact } from '@scoresheet/rules-testing';
import { wrap, wrapLine } from '../program/wrap.js';
import { drawTable } from '../table/draw-table.js';
import {
  factWords,
  learnName,
  plain,
  printedNames,
  type GameWords,
  type ToldFact,
} from '@scoresheet/rules-presentation';
import { gameNamed } from '../program/options.js';

export function describeResult(
  file: string,
  { title, line, passed, problems, lines = [], warnings, failure }: ScenarioResult,
): readonly string[] {
  const warned = warnings.flatMap((warning) => wrap(`warning: ${warning}`, '    '));
  if (passed) return [...wrap(`passed  ${title}`, ''), ...warned];
  return [
    ...wrap(`FAILED  ${title}`, ''),
    ...wrap(`${file}:${line}`, '    '),
    ...warned,
    ...problems.flatMap((problem, index) => wrap(`line ${lines[index]}: ${problem}`, '    ')),
    ...(failure ? describeFailure(failure) : []),
    '',
  ];
}

function describeFailure(failure: ScenarioFailure): readonly string[] {
  const { table, facts, missingFacts, offered } = failure;
  const words = wordsOf(failure);
  const told = [
    ...factLines(words, failure, facts),
    ...missingFacts.flatMap((fact) => wrap(`+ ${fact}`, '  ')),
  ];
  return [
    '',
    ...drawTable(words, table, 'house').map((line) => line.trimEnd()),
    '',
    'What happened (= as expected, ! not to happen, + expected and missing):',
    ...(told.length === 0 ? ['    nothing'] : told),
    ...offered.flatMap(({ seat, says }) => wrap(`Offered to ${seat}: ${says.join(', ')}`, '')),
  ];
}

/** The words of its game, for the seats and cards of scenarios: trial cards are called by name. */
function wordsOf({ table, brought }: ScenarioFailure): GameWords {
  const game = table.ruleset.split('/')[0] as ScenarioGameName;
  const { seats, rules } = SCENARIO_GAMES[game];
  return { ...gameNamed(game), seats, rules: withFaces(rules, brought) };
}

const MARKS: Readonly<Record<TestedFact['is'], string>> = {
  expected: '=',
  unwanted: '!',
  unnamed: ' ',
};

function factLines(
  words: GameWords,
  { table }: ScenarioFailure,
  facts: readonly TestedFact[],
): readonly string[] {
  const names = new Map(printedNames(words, table));
  const told = facts.map(({ fact, is }) => ({ fact: fact as unknown as ToldFact, is }));
  for (const { fact } of told) learnName(words, fact, names);
  return told.flatMap(({ fact, is }) => {
    const says = plain(factWords(words, fact, names));
    return says === '' ? [] : wrapLine(`  ${MARKS[is]} ${says}`);
  });
}
