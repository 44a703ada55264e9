/** One file of `scoresheet verify`: its verdict, and what else there is to say about it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { MatchEventType } from '@scoresheet/contracts-messages';
import { endedByStaff, type EndedByStaff } from '@scoresheet/domain-match';
import { describeVerdict, readExport, type Holding, type Verdict } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { readNamedFile } from '../program/read-file.js';
import { brokenWords } from './broken-words.js';
import { heldIn, type Kept } from './kept.js';
import { holdingWords } from './kept-words.js';
import { drawsWords, verifyRecord, type RecordVerdict } from './verify-record.js';

/** How each file is looked at: plain data, which a thread can be given. */
export interface Asked {
  readonly kept: readonly Kept[];
  readonly json: boolean;
}

/** What is printed of a file, and what the exit code is made of. */
export interface VerifiedFile {
  readonly lines: readonly string[];
  readonly isExact: boolean;
  /** The file is EXACT and holds all that was kept. */
  readonly isWell: boolean;
}

/** Throws a `Fault` for a file that cannot be read; whatever stands in it has a verdict. */
export async function verifyFile(
  file: string,
  { kept, json }: Asked,
  read = readExport,
): Promise<VerifiedFile> {
  const bytes = await readNamedFile(file);
  const { verdict, draws } = verifyRecord(bytes);
  const further = saysAll(verdict, bytes, kept) ? NOTHING_FURTHER : readFurther(bytes, kept, read);
  const { ended, held, isExport } = further;
  const noted = withoutUndefined({
    endedByStaff: ended,
    draws,
    held: kept.length === 0 ? undefined : held,
  });
  const isExact = verdict.verdict === 'EXACT';
  return {
    lines: json
      ? [JSON.stringify({ file, ...verdict, ...noted })]
      : wordsOn(file, { verdict, draws }, further),
    isExact,
    isWell: isExact && isExport && held.every(({ holds }) => holds),
  };
}

/** Type of the event by which staff ends a match, as `endedByStaff` looks for it. */
const ENDING: MatchEventType = 'match-voided';

/** Whether a full reading, which takes as long as the verification, would find nothing to add. */
function saysAll({ verdict }: Verdict, bytes: Buffer, kept: readonly Kept[]): boolean {
  if (verdict !== 'EXACT') return verdict === 'BROKEN';
  return kept.length === 0 && !bytes.includes(ENDING);
}

type Held = Holding & { readonly kept: string };

/** What stands in a file beside its verdict. */
interface Further {
  readonly isExport: boolean;
  readonly ended?: EndedByStaff;
  /** For each thing that was kept, whether the record holds it. */
  readonly held: readonly Held[];
}

const NOTHING_FURTHER: Further = { isExport: true, held: [] };

function readFurther(bytes: Buffer, kept: readonly Kept[], read: typeof readExport): Further {
  const found = read(bytes, sha256);
  if (!found.ok) return { isExport: false, held: [] };
  const ended = endedByStaff(found.value);
  const held = kept.map((each) => ({ kept: each.name, ...heldIn(found.value, each) }));
  return withoutUndefined({ isExport: true, ended, held });
}

function wordsOn(
  file: string,
  { verdict, draws }: RecordVerdict,
  { ended, held }: Further,
): readonly string[] {
  const below = [
    ...(draws === undefined ? [] : drawsWords(draws)),
    ...(ended === undefined ? [] : [endedWords(ended)]),
    ...held.map(({ kept, ...holding }) => holdingWords(kept, holding)),
    ...(verdict.verdict === 'BROKEN' ? [brokenWords(verdict)] : []),
  ];
  return [`${file}: ${describeVerdict(verdict)}`, ...below.map((line) => `  ${line}`)];
}

/** Beside the verdict on a record that staff has ended: the record goes on behind its bad event. */
const endedWords = ({ suspendedSeq, endedSeq }: EndedByStaff): string =>
  `The match was suspended at event ${suspendedSeq}; staff ended it with event ${endedSeq}, without a result.`;
