/** Why somebody stands where they stand: every number unfolded, and set beside the one ahead. */
import type { Row } from '../crosstable/crosstable.js';
import type { Entrant, History } from '../history.js';
import { invariant } from '../invariant.js';
import { compareRationals, rational } from '../rational/rational.js';
import type { StandingsRules } from '../rules.js';
import { standingsWith, type Standing, type StandingsWith } from '../standings/standings.js';
import type { Explanation, FigureName } from './explanation.js';

export interface StandingExplained {
  readonly standing: Standing;
  /** Points, the tie-breaks that say something of the entrant, and last the lot. */
  readonly numbers: readonly Explanation[];
  /** Who stands right ahead; null for the first, and for whoever has no rank. */
  readonly ahead: Ahead | null;
}

export interface Ahead {
  readonly standing: Standing;
  /** On what the two are level, in the order of the rules. */
  readonly level: readonly FigureName[];
  /** The first number in which they differ. */
  readonly decidedBy: FigureName;
  readonly theirs: Explanation;
  readonly own: Explanation;
}

/** The entrant has to be one of the history. Recomputed from it, like the standings themselves. */
export function explainStanding(
  rules: StandingsRules,
  history: History,
  entrant: Entrant,
): StandingExplained {
  const made = standingsWith(rules, history);
  const at = made.standings.findIndex((standing) => standing.entrant === entrant);
  const standing = made.standings[at];
  invariant(standing !== undefined, () => `entrant ${entrant} is not in the standings`);
  const numbers = numbersOf(made, entrant);
  const before = standing.rank === null ? undefined : made.standings[at - 1];
  return { standing, numbers, ahead: before === undefined ? null : aheadOf(made, numbers, before) };
}

function aheadOf(made: StandingsWith, own: readonly Explanation[], standing: Standing): Ahead {
  const level: FigureName[] = [];
  for (const theirs of numbersOf(made, standing.entrant)) {
    const mine = own.find(({ name }) => name === theirs.name);
    if (mine === undefined) continue;
    if (compareRationals(mine.value, theirs.value) !== 0) {
      return { standing, level, decidedBy: theirs.name, theirs, own: mine };
    }
    level.push(theirs.name);
  }
  invariant(false, () => `two entrants have the lot of ${standing.entrant}`);
}

function numbersOf(
  { table, points, tieBreaks, found }: StandingsWith,
  entrant: Entrant,
): readonly Explanation[] {
  const row = table.rows.findIndex((each) => each.entrant === entrant);
  const { lot } = table.rows[row] as Row;
  const ofTieBreaks = tieBreaks.map((tieBreak, at) =>
    tieBreak.of === 'each' ? tieBreak.figure.explain(row) : found[at]?.get(row),
  );
  return [
    points.explain(row),
    ...ofTieBreaks.filter((number) => number !== undefined),
    { name: 'lot', entrant, value: rational(lot), made: { by: 'given' } },
  ];
}
