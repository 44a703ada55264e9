/** `scoresheet verify FILE...`: needs no server and no secret, only the file. */
import { endedByStaff, matchRefolder } from '@scoresheet/domain-match';
import { describeVerdict, readExport, verifyExport } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Command } from 'commander';
import { EXIT } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { sha256 } from '../sha256.js';
import { endedWords } from '../verify/ended-words.js';
import { brokenWords } from '../verify/broken-words.js';

export function verifyCommand(command: Command): void {
  command
    .argument('<files...>', 'exports as written by "scoresheet export"')
    .option('--json', 'print one JSON object for each file')
    .action(async (files: readonly string[], { json }: { json?: boolean }) => {
      for (const file of files) await verifyFile(file, json === true);
    });
}

async function verifyFile(file: string, json: boolean): Promise<void> {
  const bytes = await readNamedFile(file);
  const verdict = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
  const read = readExport(bytes, sha256);
  const ended = read.ok ? endedByStaff(read.value) : undefined;
  const noted = ended === undefined ? {} : { endedByStaff: ended };
  const told = { file, ...verdict, ...noted };
  console.log(json ? JSON.stringify(told) : `${file}: ${describeVerdict(verdict)}`);
  if (!json && ended !== undefined) console.log(`  ${endedWords(ended)}`);
  if (!json && verdict.verdict === 'BROKEN') console.log(`  ${brokenWords(verdict)}`);
  if (verdict.verdict !== 'EXACT') process.exitCode = EXIT.no;
}
