/** The verdict on a file by the rules of what it is the record of: a match, or a tournament. */
import { matchRefolder } from '@scoresheet/domain-match';
import { kindOfFile, verifyExport, type Verdict } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { verifyTournament, type PublicVerdict } from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';

export interface RecordVerdict {
  readonly verdict: Verdict;
  /** What the public lines of a tournament show where the house's are withheld. */
  readonly draws: PublicVerdict | undefined;
}

export function verifyRecord(bytes: Uint8Array): RecordVerdict {
  const rules = { rulesOf, sha256 };
  if (kindOfFile(bytes) === 'tournament') return verifyTournament(bytes, rules);
  return { verdict: verifyExport(bytes, matchRefolder(rules), sha256), draws: undefined };
}

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
