/**
 * Tables that stand in a file more than once. Some programs write a row for each player; the two of
 * a table then point at each other and say the same, or something is wrong with the file.
 */
import type { Findings } from '../problem.js';
import type { Row } from '../table/shape.js';
import type { FileResult, ResultColumn } from './file-result.js';
import { fromOtherSide, outcomeText } from './outcome-text.js';

interface ReadResult {
  readonly row: Row<ResultColumn>;
  readonly result: FileResult;
}

/** Each table once, as its first row has it. */
export function withoutOtherSides(
  read: readonly ReadResult[],
  findings: Findings,
): readonly FileResult[] {
  const tables = new Map<string, ReadResult & { readonly isAgreed: boolean }>();
  for (const each of read) {
    const { round, table } = each.result;
    const key = `${round} ${table}`;
    const first = tables.get(key);
    if (first === undefined) tables.set(key, { ...each, isAgreed: false });
    else {
      compareSides(first, each, findings);
      tables.set(key, { ...first, isAgreed: true });
    }
  }
  const once = [...tables.values()];
  findEntrantsTwice(once, findings);
  return once.map(({ result }) => result);
}

function compareSides(
  first: ReadResult & { readonly isAgreed: boolean },
  second: ReadResult,
  findings: Findings,
): void {
  const [one, other] = [first.result, second.result];
  const line = findings.lineOf(first.row.at);
  const at = second.row.cell('table').at;
  const isOtherSide = one.entrants !== null && other.entrants !== null && !first.isAgreed;
  if (!isOtherSide || one.entrants.join() === other.entrants.join()) {
    const says = `table ${one.table} of round ${one.round} has a result in line ${line}; keep one`;
    return findings.add(at, 'table-twice', says);
  }
  if (one.entrants.join() !== other.entrants.toReversed().join()) {
    const says =
      `line ${line} has ${one.entrants.join(' against ')} at this table, and this one ` +
      `${other.entrants.join(' against ')}; write who sat there`;
    return findings.add(second.row.cell('opponent').at, 'sides-differ', says);
  }
  const mirrored = outcomeText(fromOtherSide(one.outcome));
  if (mirrored !== outcomeText(other.outcome)) {
    const says = `by line ${line} the result is ${mirrored} from this side; write the right one`;
    findings.add(second.row.cell('result').at, 'sides-differ', says);
  }
}

/** Nobody sits at two tables in a round. */
function findEntrantsTwice(read: readonly ReadResult[], findings: Findings): void {
  const first = new Map<string, ReadResult>();
  for (const each of read) {
    const { round, table } = each.result;
    for (const entrant of new Set(entrantsOf(each.result))) {
      const before = first.get(`${round} ${entrant}`);
      if (before === undefined) first.set(`${round} ${entrant}`, each);
      else {
        const line = findings.lineOf(before.row.at);
        const says =
          `${entrant} sits at table ${before.result.table} in line ${line}, and at table ${table} ` +
          'in the same round; write who sat here';
        findings.add(each.row.cell('table').at, 'entrant-twice', says);
      }
    }
  }
}

function entrantsOf({ entrants, outcome }: FileResult): readonly number[] {
  if (outcome.is === 'places') return outcome.places.flat();
  return entrants ?? (outcome.is === 'forfeit' ? [outcome.winner] : []);
}
