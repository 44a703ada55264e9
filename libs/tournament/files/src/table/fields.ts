/** Values out of cells. What is wrong with one is added to the findings, and its value is null. */
import type { Findings } from '../problem.js';
import { quoted, shownText } from '../text/shown-text.js';
import type { Cell } from './shape.js';

interface TextField {
  /** The value in words, as a message begins. */
  readonly what: string;
  readonly longest: number;
}

/** The text of a cell; null where nothing stands. */
export function textIn({ text, at }: Cell, field: TextField, findings: Findings): string | null {
  const { what, longest } = field;
  if (text === '') return null;
  if (text.length > longest) {
    const says = `${what} has ${text.length} characters, and at most ${longest} are kept; shorten it`;
    findings.add(at, 'value-too-long', says);
    return null;
  }
  if (/\0|\p{Surrogate}/u.test(text) || shownText(text) === '') {
    findings.add(at, 'value-wrong', `${what} has characters that nobody can read; type it anew`);
    return null;
  }
  return text;
}

interface NumberField {
  readonly what: string;
  readonly least: number;
  readonly most: number;
}

/** The whole number in a cell; null where nothing stands. */
export function numberIn(
  { text, at }: Cell,
  field: NumberField,
  findings: Findings,
): number | null {
  if (text === '') return null;
  const number = wholeNumber(text, field);
  if (number !== undefined) return number;
  const { what, least, most } = field;
  const says = `${what} is a whole number from ${least} to ${most}, and not ${quoted(text)}`;
  findings.add(at, 'value-wrong', says);
  return null;
}

/** Numbers with spaces between them; none where nothing stands, or what is no number. */
export function numbersIn(
  { text, at }: Cell,
  field: NumberField,
  findings: Findings,
): readonly number[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const cells = words.map((word) => ({ text: word, at }));
  return cells.flatMap((cell) => numberIn(cell, field, findings) ?? []);
}

export function missing({ at }: Cell, what: string, findings: Findings): void {
  findings.add(at, 'value-missing', `${what} is missing; write it here`);
}

function wholeNumber(text: string, { least, most }: NumberField): number | undefined {
  if (!/^(?:0|-?[1-9][0-9]{0,9})$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}
