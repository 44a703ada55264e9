/** The lists of matches, made anew: what a projector does when they are of another version. */
import type { MatchRow } from '@scoresheet/services-read-models';
import {
  rebuildView,
  type RebuildOptions,
  type RebuildReport,
  type RebuildSources,
} from './rebuild-view.js';
import { VIEWS } from './views/views.js';

interface MatchesReport extends RebuildReport<MatchRow> {
  /** Matches that the log holds. */
  readonly matches: number;
}

export async function rebuildMatches(
  sources: RebuildSources,
  options: RebuildOptions = {},
): Promise<MatchesReport> {
  const report = await rebuildView(VIEWS.matches, sources, options);
  return { ...report, matches: report.rows };
}
