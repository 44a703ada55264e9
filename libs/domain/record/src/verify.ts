/**
 * Verification of an export by anybody, offline: lines, chain, refold, decide again from the
 * recorded chance, compare, and the sealed lines against what each audience may know.
 */
import type { Audience } from './audience.js';
import { describeDifference, type Difference } from './difference.js';
import { readExport, type Broken, type RecordExport, type RecordedEvent } from './read-export.js';
import type { Refolder } from './refolder.js';
import type { Sha256 } from './sha256.js';
import { startWalk, type Walk } from './verify-event.js';
import { writtenAgain } from './written-again.js';

/** What was needed and is not there. */
interface Missing {
  /** Names of rules, such as `fuzzycards/1`. */
  readonly rules: readonly string[];
  /** Lines that the export withholds, by audience: the `seq` of each event. */
  readonly parts: Readonly<Partial<Record<Audience, readonly number[]>>>;
}

export type Verdict =
  /** Every line, every decision and every audience's view is as the rules make it. */
  | ({ readonly verdict: 'EXACT' } & Verified)
  /** The chain holds; `decided` events were decided again, the others could not be. */
  | ({
      readonly verdict: 'UNVERIFIED';
      readonly decided: number;
      readonly missing: Missing;
    } & Verified)
  /** The chain holds, and the rules disagree at event `seq`. */
  | ({
      readonly verdict: 'DIVERGED';
      readonly seq: number;
      readonly difference: Difference;
    } & Verified)
  /** The file was changed at `line`. */
  | ({ readonly verdict: 'BROKEN' } & Broken);

interface Verified {
  readonly record: string;
  readonly events: number;
  /** Hash of the last event. */
  readonly hash: string;
}

/** Total: any bytes have a verdict. */
export function verifyExport<S>(bytes: Uint8Array, rules: Refolder<S>, sha256: Sha256): Verdict {
  const exact = writtenAgain(bytes, rules, sha256);
  if (exact) return { verdict: 'EXACT', ...exact };
  const read = readExport(bytes, sha256);
  return read.ok ? verifyRecord(read.value, rules) : { verdict: 'BROKEN', ...read.broken };
}

/** The second half of `verifyExport`, for a record whose lines and chain are known to hold. */
function verifyRecord<S>(recorded: RecordExport, rules: Refolder<S>): Verdict {
  const { record, events, hash } = recorded;
  const verified: Verified = { record, events: events.length, hash };
  const walk = startWalk(rules);
  for (const event of events) {
    const difference = walk.pass(event);
    if (difference !== undefined) {
      return { verdict: 'DIVERGED', ...verified, seq: event.header.seq, difference };
    }
  }
  const missing = missingFrom(events, walk);
  if (missing === undefined) return { verdict: 'EXACT', ...verified };
  return { verdict: 'UNVERIFIED', ...verified, decided: walk.decided(), missing };
}

function missingFrom(events: readonly RecordedEvent[], walk: Walk): Missing | undefined {
  const parts: Partial<Record<Audience, number[]>> = {};
  for (const { header, withheld } of events) {
    for (const audience of withheld) (parts[audience] ??= []).push(header.seq);
  }
  const rules = walk.missingRules();
  const nothing = rules.length === 0 && Object.keys(parts).length === 0;
  return nothing ? undefined : { rules, parts };
}

/** One line for a person: the verdict and what it rests on. */
export function describeVerdict(verdict: Verdict): string {
  switch (verdict.verdict) {
    case 'EXACT':
      return `EXACT ${verdict.record}: ${verdict.events} events, hash ${verdict.hash}`;
    case 'UNVERIFIED':
      return `UNVERIFIED ${verdict.record}: the chain of ${verdict.events} events holds, ${verdict.decided} decided again; missing ${describeMissing(verdict.missing)}`;
    case 'DIVERGED':
      return `DIVERGED ${verdict.record}: ${describeDifference(verdict.difference)}`;
    case 'BROKEN':
      return `BROKEN at line ${verdict.line} (byte ${verdict.byte}): ${verdict.reason}`;
  }
}

function describeMissing({ rules, parts }: Missing): string {
  const lines = Object.entries(parts).map(
    ([audience, seqs]) => `${seqs?.length ?? 0} of ${audience}`,
  );
  return [
    ...(rules.length > 0 ? [`rules ${rules.join(', ')}`] : []),
    ...(lines.length > 0 ? [`sealed lines: ${lines.join(', ')}`] : []),
  ].join('; ');
}
