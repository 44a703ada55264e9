/** The command line as people start it; `main.spec.ts` reads its words without a process. */
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { commandLine, exportOf } from './command-line.spec-kit.js';

const { started, pathOf } = commandLine();

async function written(name: string, text: string): Promise<string> {
  await writeFile(pathOf(name), text);
  return name;
}

it('finds an honest record exact and a changed one broken, with the line', async () => {
  const text = exportOf(1);
  const honest = await written('honest.jsonl', text);
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => index > 8 && line.startsWith('{"action"'));
  lines[at] = (lines[at] as string).replace('"facts"', '"fakts"');
  const changed = await written('changed.jsonl', lines.join('\n'));

  const { status, stdout } = started(['verify', honest, changed]);
  expect(status).toBe(1);
  expect(stdout).toContain('honest.jsonl: EXACT');
  expect(stdout).toContain(`changed.jsonl: BROKEN at line ${at + 1} `);
});
