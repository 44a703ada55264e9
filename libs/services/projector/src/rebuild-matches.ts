/** The lists of matches, made anew. */
import { rebuildNamed } from './rebuild-named.js';
import type { RebuildOptions, RebuildReport, RebuildSources } from './rebuild-view.js';

interface MatchesReport extends RebuildReport<object> {
  /** Matches that the log holds. */
  readonly matches: number;
}

export async function rebuildMatches(
  sources: RebuildSources,
  options: RebuildOptions = {},
): Promise<MatchesReport> {
  const report = await rebuildNamed('matches', sources, options);
  return { ...report, matches: report.rows };
}
