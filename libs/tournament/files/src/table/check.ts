/** What whoever reads a file holds against it beyond the file itself, such as who has entered already. */
import type { Findings } from '../problem.js';
import type { Row } from './shape.js';

/** Says at which cell a value of the file does not fit, and what to do about it. */
type Tell<Value, Column extends string> = (value: Value, column: Column, says: string) => void;

/** Asked of a file that is sound in itself, before anything of it is handed out. */
export type Check<Value, Column extends string> = (
  values: readonly Value[],
  tell: Tell<Value, Column>,
) => void;

interface Checking<Value, Column extends string> {
  readonly check: Check<Value, Column> | undefined;
  /** The row that a value comes from. */
  readonly rowOf: ReadonlyMap<Value, Row<Column>>;
}

/** The values as they are; what the check finds stands among the findings, with its cell. */
export function checked<Value, Column extends string>(
  values: readonly Value[],
  { check, rowOf }: Checking<Value, Column>,
  findings: Findings,
): readonly Value[] {
  if (!findings.resultOf(values).ok) return values;
  check?.(values, (value, column, says) => {
    const at = rowOf.get(value)?.cell(column).at ?? 0;
    findings.add(at, 'tournament-differs', says);
  });
  return values;
}
