/** `scoresheet export ID`: writes a match's record as a file. */
import type { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { Fault } from '../program/fault.js';
import { fetchExport } from '../server/fetch-export.js';
import { headOf, headWords } from '../verify/head-words.js';

interface Options {
  readonly server?: string;
  readonly token?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function exportCommand(command: Command): void {
  command
    .argument('<id>', 'the match')
    .option('--server <url>', 'the server of the match (default: this machine, SCORESHEET_PORT)')
    .option('--token <token>', 'ask with it (default: as who is signed in, else this installation)')
    .option('--out <file>', 'the file to write (default: <id>.jsonl)')
    .option('--json', 'print one JSON object about the file')
    .action(exportMatch);
}

async function exportMatch(id: string, { server, token, out, json }: Options): Promise<void> {
  const text = await fetchExport(id, { server, token });
  const file = out ?? `${id}.jsonl`;
  await writeFile(file, text).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Fault('unwritable-file', `"${file}" cannot be written (${code}); name another.`);
  });
  const lines = text.split('\n').length - 1;
  const head = headOf(text);
  console.log(
    json
      ? JSON.stringify({ match: id, file, lines, bytes: Buffer.byteLength(text), head })
      : [
          `${file}: ${lines} lines. Check it with:\n  npx scoresheet verify ${file}`,
          ...(head === undefined ? [] : [headWords(head)]),
        ].join('\n'),
  );
}
