/** The lines of `when`: what somebody does, that it is refused, and what is so at that moment. */
import { lineOf, located } from './lines.js';
import { meant } from './meant.js';
import { asList, asWords, type Words } from './words.js';

export interface DeedLine {
  readonly line: number;
  /** What a seat does, in a judge's words, or how play goes on. */
  readonly does: string;
  /** `any`, or what chance says in this line. */
  readonly chance: unknown;
  /** Everything that the seat may answer at that moment; absent where the scenario is silent. */
  readonly offered?: unknown;
  /** The line is refused because of one of these rules; absent where it is to be accepted. */
  readonly refused?: readonly string[];
  readonly check?: undefined;
}

export interface CheckLine {
  readonly line: number;
  /** What is so at that moment, as in `then`. */
  readonly check: readonly Expected[];
  readonly refused?: undefined;
}

export type StoryLine = DeedLine | CheckLine;

/** One line of `then`, or of what is checked between. */
export interface Expected {
  readonly line?: number;
  readonly item: string | Words;
}

const WORDS = ['do', 'chance', 'offered', 'refused', 'check'];

export function storyLines(when: unknown, start = 1): readonly StoryLine[] {
  const story: StoryLine[] = [];
  asList(when).forEach((item, index) => {
    const line = lineOf(when, index) ?? start;
    located(line, () => addLine(story, item, line));
  });
  return story;
}

function addLine(story: StoryLine[], item: unknown, line: number): void {
  if (typeof item === 'string') return void story.push({ line, does: item, chance: [] });
  const words = asWords(item, "a line of 'when'");
  refuseUnknown(words);
  const { do: does, refused, check, chance } = words;
  if (does !== undefined) {
    if (typeof does !== 'string' || check !== undefined) throw new Error(SHAPE);
    const more = 'offered' in words ? { offered: words['offered'] } : {};
    const forbidden = refused === undefined ? {} : { refused: rulesSaid(refused) };
    return void story.push({ line, does, chance, ...more, ...forbidden });
  }
  if (chance !== undefined || words['offered'] !== undefined) throw new Error(SHAPE);
  if (refused !== undefined) refuseLast(story, rulesSaid(refused));
  if (check !== undefined) story.push({ line, check: expectations(check, "'check'", line) });
  if (refused === undefined && check === undefined) throw new Error(SHAPE);
}

const SHAPE =
  "a line of 'when' is a sentence, or { do: a sentence, chance: [...], offered: [...] }, or " +
  '{ refused: the rule that forbids the line above }, or { check: what is so at that moment }';

function refuseUnknown(words: Words): void {
  const unknown = Object.keys(words).find((word) => !WORDS.includes(word));
  if (unknown !== undefined) throw new Error(`${SHAPE}; not '${unknown}'${meant(unknown, WORDS)}`);
}

/** `refused` is said of the line above it. */
function refuseLast(story: StoryLine[], refused: readonly string[]): void {
  const last = story.pop();
  if (last?.check !== undefined || !last || last.refused) {
    throw new Error("'refused' stands below the line that is refused, and names the rule");
  }
  story.push({ ...last, refused });
}

/** A rule, or the code of what no rule says: `seat-held`. */
const RULE = /^(?:[A-Z][A-Z-]*\d+[a-z]?|[a-z]+(?:-[a-z]+)+)$/;

/** One rule, or several of which any may be named. */
export function rulesSaid(said: unknown): readonly string[] {
  const rules = asList(said).map(String);
  const odd = rules.find((rule) => !RULE.test(rule));
  if (rules.length > 0 && odd === undefined) return rules;
  throw new Error(
    `a refusal names a rule such as R-FUZ-54, or a list of rules, not '${odd ?? ''}'; what is ` +
      'refused stands in the line above',
  );
}

export function expectations(
  said: unknown,
  what: string,
  start: number | undefined,
): readonly Expected[] {
  return asList(said).map((item, index) => {
    const line = lineOf(said, index) ?? start;
    const meantBy = typeof item === 'string' ? item : located(line, () => asWords(item, what));
    return line === undefined ? { item: meantBy } : { line, item: meantBy };
  });
}
