/** `scoresheet verify FILE...`: needs no server and no secret, only the file. */
import { endedByStaff, matchRefolder, type EndedByStaff } from '@scoresheet/domain-match';
import { describeVerdict, readExport, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import type { Command } from 'commander';
import { EXIT } from '../program/fault.js';
import { readNamedFile } from '../program/read-file.js';
import { brokenWords } from '../verify/broken-words.js';
import { readKept, type Kept, type KeptOptions } from '../verify/kept.js';
import { EXACT_MEANS, holdingWords } from '../verify/kept-words.js';

interface Options extends KeptOptions {
  readonly json?: boolean;
}

export function verifyCommand(command: Command): void {
  command
    .argument('<files...>', 'exports as written by "scoresheet export"')
    .option('--head <hash>', 'a head that somebody kept: does the record hold it?', collect)
    .option('--contains <file>', 'an export that somebody kept: does the record begin so?', collect)
    .option('--json', 'print one JSON object for each file')
    .action(verify);
}

const collect = (value: string, before: readonly string[] = []) => [...before, value];

async function verify(files: readonly string[], options: Options): Promise<void> {
  const json = options.json === true;
  const kept = await readKept(options);
  const exact = [];
  for (const file of files) {
    if ((await verifyFile(file, kept, json)) === 'EXACT') exact.push(file);
  }
  // What EXACT means is said on stderr, beside the verdicts, which scripts read.
  if (exact.length > 0 && kept.length === 0 && !json) console.error(EXACT_MEANS);
}

async function verifyFile(file: string, kept: readonly Kept[], json: boolean): Promise<string> {
  const bytes = await readNamedFile(file);
  const verdict = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
  const read = readExport(bytes, sha256);
  const ended = read.ok ? endedByStaff(read.value) : undefined;
  const held = read.ok
    ? kept.map(({ name, heldIn }) => ({ kept: name, ...heldIn(read.value) }))
    : [];
  const noted = {
    ...(ended === undefined ? {} : { endedByStaff: ended }),
    ...(kept.length === 0 ? {} : { held }),
  };
  if (json) {
    console.log(JSON.stringify({ file, ...verdict, ...noted }));
  } else {
    console.log(`${file}: ${describeVerdict(verdict)}`);
    if (ended !== undefined) console.log(`  ${endedWords(ended)}`);
    for (const { kept: name, ...holding } of held) console.log(`  ${holdingWords(name, holding)}`);
    if (verdict.verdict === 'BROKEN') console.log(`  ${brokenWords(verdict)}`);
  }
  const isHeld = read.ok && held.every(({ holds }) => holds);
  if (verdict.verdict !== 'EXACT' || !isHeld) process.exitCode = EXIT.no;
  return verdict.verdict;
}

/** Beside the verdict on a record that staff has ended: the record goes on behind its bad event. */
const endedWords = ({ suspendedSeq, endedSeq }: EndedByStaff): string =>
  `The match was suspended at event ${suspendedSeq}; staff ended it with event ${endedSeq}, without a result.`;
