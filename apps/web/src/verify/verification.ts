/** The verification of `scoresheet verify`, in a browser: of bytes alone, which go nowhere. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import {
  endedByStaff,
  matchRefolder,
  type EndedByStaff,
  type RulesOf,
} from '@scoresheet/domain-match';
import {
  holdsHead,
  kindOfFile,
  readExport,
  verifyExport,
  watchedRefolder,
  type Holding,
  type RecordExport,
  type Sha256,
  type Verdict,
} from '@scoresheet/domain-record';
import type { PublicVerdict } from '@scoresheet/domain-tournament';
import { rulesetsIn } from '../record-file/named-rules.js';

/** What is said of a file: plain data, as a worker can hand it over. */
export interface Verification {
  readonly kind: ReturnType<typeof kindOfFile>;
  readonly verdict: Verdict;
  /** What event 0 pins, such as `fuzzycards/2`. */
  readonly ruleset?: string;
  /** How staff has ended a match that could not go on. */
  readonly ended?: EndedByStaff;
  /** What the public lines of a tournament show where the house's are withheld. */
  readonly draws?: PublicVerdict;
}

export interface Progress {
  /** The event that is decided again. */
  readonly seq: number;
  /** Events as the file counts them; 0 where it does not say. */
  readonly of: number;
}

interface Means {
  readonly rulesFor: (bytes: Uint8Array) => Promise<RulesOf>;
  readonly sha256: Sha256;
}

/** Events between two tellings of how far it is. */
const TELL_EVERY = 20;

/** Keeps the last file, so that heads can be held against it. */
export function fileVerifier({ rulesFor, sha256 }: Means) {
  let last: RecordExport | undefined;
  return {
    async verify(buffer: ArrayBuffer, tell: (progress: Progress) => void): Promise<Verification> {
      const bytes = new Uint8Array(buffer);
      const kind = kindOfFile(bytes);
      const rules = { rulesOf: await rulesFor(bytes), sha256 };
      const of = countedIn(bytes);
      const passed = (seq: number): void => {
        if (seq % TELL_EVERY === 0) tell({ seq, of });
      };
      const verified = await verifyAs[kind](bytes, rules, passed);
      const read = verified.verdict.verdict === 'BROKEN' ? undefined : readExport(bytes, sha256);
      last = read?.ok === true ? read.value : undefined;
      const [ruleset] = rulesetsIn(bytes);
      const ended = last && endedByStaff(last);
      return withoutUndefined({
        kind,
        ...verified,
        ruleset: ruleset || undefined,
        ended,
      });
    },
    /** Holds a head against the last file; undefined where that was no whole record. */
    holds: (head: string): Holding | undefined => last && holdsHead(last, head),
  };
}

/** The questions that the worker answers. */
export type FileVerifier = ReturnType<typeof fileVerifier>;

type Verify = (
  bytes: Uint8Array,
  rules: { readonly rulesOf: RulesOf; readonly sha256: Sha256 },
  passed: (seq: number) => void,
) => Promise<Pick<Verification, 'verdict' | 'draws'>>;

const verifyAs: { readonly [kind in Verification['kind']]: Verify } = {
  match: async (bytes, rules, passed) => ({
    verdict: verifyExport(bytes, watchedRefolder(matchRefolder(rules), passed), rules.sha256),
  }),
  // Pairing and standings are fetched for those who look at a tournament.
  tournament: async (bytes, rules, passed) => {
    const { verifyTournament } = await import('@scoresheet/domain-tournament');
    const { verdict, draws } = verifyTournament(bytes, rules, passed);
    return withoutUndefined({ verdict, draws });
  },
};

const HEAD_BYTES = 512;

function countedIn(bytes: Uint8Array): number {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  return Number(/"events":(\d{1,9})/.exec(head)?.[1] ?? 0);
}
