/** A golden decided again by the rules of today, with what a person reads where it is another match now. */
import { matchRefolder, type Refolded } from '@scoresheet/domain-match';
import {
  describeVerdict,
  verifyExport,
  type HouseEvent,
  type Redecision,
  type Refolder,
  type Verdict,
} from '@scoresheet/domain-record';
import { goldenDifference } from '@scoresheet/rules-testing';
import { environment, sha256 } from './recorded-match.js';

interface DecidedAgain {
  readonly verdict: Verdict;
  /** The verdict in words; where the rules disagree, that event as it was kept and as it is now. */
  readonly says: string;
}

export function decidedAgain(
  name: string,
  bytes: Uint8Array,
  rules: Refolder<Refolded> = matchRefolder(environment),
): DecidedAgain {
  let last: readonly [HouseEvent, Redecision<Refolded>] | undefined;
  const decide = (state: Refolded, event: HouseEvent): Redecision<Refolded> => {
    const decided = rules.decide(state, event);
    last = [event, decided];
    return decided;
  };
  const verdict = verifyExport(bytes, { ...rules, decide }, sha256);
  const difference = verdict.verdict === 'DIVERGED' && last ? differing(name, ...last) : undefined;
  return { verdict, says: [describeVerdict(verdict), difference ?? []].flat().join('\n') };
}

function differing(
  name: string,
  { seq, part }: HouseEvent,
  decided: Redecision<Refolded>,
): string | undefined {
  const found = decided.decided ? decided.part : { refused: decided.code, rule: decided.rule };
  const step = { name: `event ${seq}` };
  return goldenDifference(name, [{ ...step, says: part }], [{ ...step, says: found }]);
}
