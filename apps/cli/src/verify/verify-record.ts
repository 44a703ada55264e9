/** The verdict on a file by the rules of what it is the record of: a match, or a tournament. */
import { matchRefolder } from '@scoresheet/domain-match';
import { readExport, verifyExport, type Verdict } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  tournamentRefolder,
  verifyPublicTournament,
  type PublicVerdict,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';

export interface RecordVerdict {
  readonly verdict: Verdict;
  /** What the public lines of a tournament show where the house's are withheld. */
  readonly draws: PublicVerdict | undefined;
}

export function verifyRecord(bytes: Buffer): RecordVerdict {
  if (!isTournament(bytes)) {
    const verdict = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
    return { verdict, draws: undefined };
  }
  const rules = { sha256, gameOf: gamesOf(rulesOf) };
  const verdict = verifyExport(bytes, tournamentRefolder(rules), sha256);
  if (verdict.verdict !== 'UNVERIFIED') return { verdict, draws: undefined };
  const read = readExport(bytes, sha256);
  return { verdict, draws: read.ok ? verifyPublicTournament(rules, read.value) : undefined };
}

const HEAD_BYTES = 512;

/** By the name of the record in the first line; what is no export at all is called a match. */
export const isTournament = (bytes: Buffer): boolean =>
  /"record":"t-/.test(bytes.subarray(0, HEAD_BYTES).toString('latin1').split('\n')[0] ?? '');

/** What can be said of draws without the house's lines. */
export function drawsWords({ rounds, unchecked, differs }: PublicVerdict): readonly string[] {
  if (differs) return [`Event ${differs.seq} is not as the rules make it: ${differs.says}.`];
  const tables = unchecked.map(
    (each) => `phase ${each.phase}, round ${each.round}: tables ${each.tables.join(', ')}`,
  );
  return [
    `${rounds} rounds were drawn again from their published seeds.`,
    ...(tables.length === 0
      ? ['Each is as it was published.']
      : [
          `Pairs that are kept apart are known to the house alone, so unchecked are ${tables.join('; ')}.`,
        ]),
  ];
}
