/** A line of the log that is no longer than lines may be, and still JSON. */

/** Far more than any line that is read by a person. */
export const MAX_LINE_LENGTH = 16 * 1024;
/** What is left of each text in a line that was too long. */
const MAX_TEXT_LENGTH = 500;

type Fields = Readonly<Record<string, unknown>>;

/** The line itself where it is short enough; else one with shorter texts, or fewer fields. */
export function shortLine(line: string): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  const fields = JSON.parse(line, (_, value: unknown) => shortText(value)) as Fields;
  const length = { length: line.length };
  const short = lineOf({ ...fields, ...length });
  return short.length <= MAX_LINE_LENGTH ? short : lineOf({ ...usualOf(fields), ...length });
}

const shortText = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT_LENGTH
    ? `${value.slice(0, MAX_TEXT_LENGTH)}...`
    : value;

/** What nearly every line has; none of it is long. */
function usualOf(fields: Fields): Fields {
  const { level, time, pid, service, context, trace, reference, msg } = fields;
  return { level, time, pid, service, context, trace, reference, msg };
}

const lineOf = (fields: Fields): string => `${JSON.stringify(fields)}\n`;
