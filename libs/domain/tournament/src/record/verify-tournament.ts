/** The verdict on the file of a tournament, with the house's lines or without them. */
import {
  readExport,
  verifyExport,
  watchedRefolder,
  type Sha256,
  type Verdict,
} from '@scoresheet/domain-record';
import type { RulesOf } from '@scoresheet/domain-match';
import { gamesOf } from '../commands/game-of-catalog.js';
import { tournamentRefolder } from './tournament-refolder.js';
import { verifyPublicTournament, type PublicVerdict } from './verify-public.js';

interface TournamentVerdict {
  readonly verdict: Verdict;
  /** What the public lines show where the house's are withheld. */
  readonly draws: PublicVerdict | undefined;
}

interface Verifying {
  readonly rulesOf: RulesOf;
  readonly sha256: Sha256;
}

/** `passed` hears of each event that is decided again. */
export function verifyTournament(
  bytes: Uint8Array,
  { rulesOf, sha256 }: Verifying,
  passed: (seq: number) => void = () => undefined,
): TournamentVerdict {
  const rules = { sha256, gameOf: gamesOf(rulesOf) };
  const refolder = watchedRefolder(tournamentRefolder(rules), passed);
  const verdict = verifyExport(bytes, refolder, sha256);
  if (verdict.verdict !== 'UNVERIFIED') return { verdict, draws: undefined };
  const read = readExport(bytes, sha256);
  return { verdict, draws: read.ok ? verifyPublicTournament(rules, read.value) : undefined };
}
