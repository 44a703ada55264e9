/** Something that is otherwise than a scenario says, and the line that says it. */
export interface Problem {
  /** The line in the text, from 1; absent where the problem is about the scenario as a whole. */
  readonly line?: number;
  readonly says: string;
}

export const problemsAt = (line: number | undefined, says: readonly string[]): readonly Problem[] =>
  says.map((each) => (line === undefined ? { says: each } : { line, says: each }));
