/** `scoresheet verify FILE...`: needs no server and no secret, only the file. */
import { matchRefolder } from '@scoresheet/domain-match';
import { describeVerdict, verifyExport } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { Command } from 'commander';
import { readNamedFile } from '../read-file.js';
import { sha256 } from '../sha256.js';

export const verifyCommand = new Command('verify')
  .description('verify exported records offline: every line, every decision, every view')
  .argument('<files...>', 'exports as written by "scoresheet export"')
  .option('--json', 'print one JSON object for each file')
  .action(async (files: string[], { json }: { json?: boolean }) => {
    for (const file of files) await verifyFile(file, json === true);
  });

async function verifyFile(file: string, json: boolean): Promise<void> {
  const bytes = await readNamedFile(file);
  const verdict = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
  console.log(json ? JSON.stringify({ file, ...verdict }) : `${file}: ${describeVerdict(verdict)}`);
  if (verdict.verdict !== 'EXACT') process.exitCode = 1;
}
