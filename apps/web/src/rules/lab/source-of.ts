/** A scenario as it is written: its document of the file. */
import type { ScenarioFile } from '../scenario-files.js';

const BETWEEN = /^---\s*$/;

/** @param line where the scenario begins, from 1 */
export function sourceOf({ text }: Pick<ScenarioFile, 'text'>, line: number): string {
  const lines = text.split('\n');
  const rest = lines.slice(line - 1);
  const end = rest.findIndex((each) => BETWEEN.test(each));
  return (end < 0 ? rest : rest.slice(0, end)).join('\n').trim();
}
