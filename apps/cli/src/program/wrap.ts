/** Breaks text into lines that a terminal of the usual width shows whole. */
export const TERMINAL_COLUMNS = 80;

/** Controls and marks that turn or hide writing: a file from elsewhere may hold any. */
const STEERING = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const SHOWN_FOR_IT = '\ufffd';

/** A text from elsewhere that does nothing to the terminal. */
export const harmless = (text: string): string => text.replace(STEERING, SHOWN_FOR_IT);

/** Lines of `text` between words; the first begins with `indent`, all others with `then`. */
export function wrap(text: string, indent: string, then = `${indent}  `): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of harmless(text).split(' ')) {
    const longer = line === '' ? (lines.length === 0 ? indent : then) + word : `${line} ${word}`;
    if (line !== '' && longer.length > TERMINAL_COLUMNS) {
      lines.push(line.trimEnd());
      line = then + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Wraps a line that brings its own indent; further lines get two spaces more. */
export function wrapLine(line: string): readonly string[] {
  const text = line.trimStart();
  return wrap(text, line.slice(0, line.length - text.length));
}
