/** Reads a rules file (`docs/rules`): statements and cases as list items, decisions as a table. */
import { withoutUndefined } from '@scoresheet/rules-engine';

/**
 * Certain: stated by the rulebook. Supported: by another public source. Interpreted: decided by us.
 * Derived: a test case that follows from the others.
 */
export type Grade = 'certain' | 'supported' | 'interpreted' | 'derived';

export interface Rule {
  readonly id: string;
  /** The statement or case; of a decision, the hole that it fills. */
  readonly says: string;
  readonly grade: Grade;
  /** What was decided, and why; a statement or case has neither. */
  readonly decision?: string;
  readonly reason?: string;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^(?:## )?([A-Z][A-Za-z ]+?)(?: [RAT]-[A-Z]{3})?$/;
const ITEM = /^- ((?:[RT]-[A-Z]{3}-|B)\d+) (.+)$/;
/** Hole, decision and reason; a bar within a cell is written `\|`. */
const ROW = /^\| (A-[A-Z]{3}-\d+) +\| (.+?) +\| (.+?) +\| (.*?) +\|$/;
/** The lines of a document (`L98, L307–308`, `4:L27 (=L135)`), at the end of a row or in front. */
const LINES = / (?:\d:)?L\d[\d–, L:(=)]*$|^\((?:\d:)?L\d[^)]*\) /g;

/** The rows of a rules file, under the headings that have any. */
export function readRules(markdown: string): readonly Section[] {
  const sections: { title: string; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, title] = HEADING.exec(line) ?? [];
    if (title !== undefined) sections.push({ title, rules: [] });
    const [, id, text, decision, reason] = ITEM.exec(line) ?? ROW.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    sections.at(-1)?.rules.push(
      withoutUndefined({
        id,
        says: text.replace(LINES, ''),
        grade: gradeOf(id, text),
        decision,
        reason: reason || undefined,
      }),
    );
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

function gradeOf(id: string, text: string): Grade {
  if (id.startsWith('A-')) return 'interpreted';
  if (id.startsWith('T-')) return text.includes('worked example') ? 'certain' : 'derived';
  if (text.includes('**I**')) return 'interpreted';
  return text.includes('**S**') ? 'supported' : 'certain';
}
