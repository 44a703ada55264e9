/** `scoresheet verify FILE...`: needs no server and no secret, only the file. */
import type { Command } from 'commander';
import { EXIT } from '../program/fault.js';
import { readKept, type KeptOptions } from '../verify/kept.js';
import { EXACT_MEANS } from '../verify/kept-words.js';
import { resultsAtHand, resultsWords } from '../verify/results-at-hand.js';
import { seriesAtHand, seriesWords } from '../verify/series-at-hand.js';
import { verifyFiles } from '../verify/verify-files.js';

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
  let someExact = false;
  await verifyFiles(files, { kept, json }, ({ lines, isExact, isWell }) => {
    for (const line of lines) console.log(line);
    someExact ||= isExact;
    if (!isWell) process.exitCode = EXIT.no;
  });
  for (const compared of await resultsAtHand(files)) {
    for (const line of json ? [JSON.stringify(compared)] : resultsWords(compared))
      console.log(line);
    if (compared.differs.length > 0) process.exitCode = EXIT.no;
  }
  for (const compared of await seriesAtHand(files)) {
    for (const line of json ? [JSON.stringify(compared)] : seriesWords(compared)) console.log(line);
    if (compared.differs.length > 0) process.exitCode = EXIT.no;
  }
  // What EXACT means is said on stderr, beside the verdicts, which scripts read.
  if (someExact && kept.length === 0 && !json) console.error(EXACT_MEANS);
}
