/** Reads scenarios out of YAML text: one document each, with the line at which it begins. */
import { isMap, isScalar, LineCounter, parseAllDocuments, type Document } from 'yaml';
import { meant } from './meant.js';

export interface Scenario {
  readonly title: string;
  /** The rules and decisions that it proves: `R-FUZ-29`, `A-FUZ-32`, `T-FUZ-08`. */
  readonly rules: readonly string[];
  readonly line: number;
  readonly given: Words;
  readonly when: readonly WhenLine[];
  readonly then: readonly (string | Words)[];
  /** `any`, or what chance says, in the order in which it is asked. */
  readonly chance: unknown;
}

export interface WhenLine {
  /** What a seat does, in a judge's words. */
  readonly does: string;
  readonly chance: readonly unknown[];
  /** Everything that the seat may answer at that moment; absent where the scenario is silent. */
  readonly offered?: unknown;
}

export interface Words {
  readonly [words: string]: unknown;
}

/** A document that is no scenario, and why. */
export interface NoScenario {
  readonly line: number;
  readonly title: string;
  readonly problem: string;
}

const PARTS = ['scenario', 'rules', 'given', 'when', 'then', 'chance'];

export function readScenarios(text: string): readonly (Scenario | NoScenario)[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true });
  if (documents.length === 0) return [{ line: 1, title: '(empty)', problem: 'no scenario' }];
  return documents.map((document) => {
    const start = document.contents?.range?.[0] ?? 0;
    const line = lines.linePos(start).line;
    try {
      return scenarioOf(document, line);
    } catch (error) {
      return { line, title: titleOf(document), problem: (error as Error).message };
    }
  });
}

function titleOf(document: Document): string {
  const title = isMap(document.contents) ? document.contents.get('scenario', true) : undefined;
  return isScalar(title) ? String(title.value) : '(no title)';
}

function scenarioOf(document: Document, line: number): Scenario {
  const [broken] = document.errors;
  if (broken) throw new Error(broken.message.split('\n')[0]?.replace(/:$/, ''));
  const parts = asWords(document.toJS(), 'a scenario');
  const unknown = Object.keys(parts).find((part) => !PARTS.includes(part));
  if (unknown)
    throw new Error(`no part of a scenario is called '${unknown}'${meant(unknown, PARTS)}`);
  const { scenario, rules, given, when, then, chance } = parts;
  if (typeof scenario !== 'string') throw new Error("'scenario' says in a sentence what is shown");
  if (then === undefined) throw new Error("'then' says what is expected");
  return {
    title: scenario,
    rules: asList(rules).map(String),
    line,
    given: given === undefined || given === null ? {} : asWords(given, "'given'"),
    when: asList(when).map(whenLine),
    then: asList(then).map((item) => (typeof item === 'string' ? item : asWords(item, "'then'"))),
    chance,
  };
}

function whenLine(item: unknown): WhenLine {
  if (typeof item === 'string') return { does: item, chance: [] };
  const { do: does, chance, ...more } = asWords(item, "a line of 'when'");
  const [unknown] = Object.keys(more).filter((word) => word !== 'offered');
  if (typeof does !== 'string' || unknown !== undefined) {
    throw new Error(
      "a line of 'when' is a sentence, or { do: a sentence, chance: [...], offered: [...] }",
    );
  }
  return { ...more, does, chance: asList(chance) };
}

/** A single thing may stand without brackets. */
export function asList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function asWords(value: unknown, what: string): Words {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Words;
  throw new Error(`${what} is a list of words and what they mean`);
}
