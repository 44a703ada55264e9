/** A rebuild of all that a name stands for, one view after the other. */
import {
  rebuildView,
  type RebuildOptions,
  type RebuildProgress,
  type RebuildReport,
  type RebuildSources,
} from './rebuild-view.js';
import type { View } from './views/view.js';
import { VIEWS, type ViewName } from './views/views.js';

export async function rebuildNamed(
  name: ViewName,
  sources: RebuildSources,
  options: RebuildOptions = {},
): Promise<RebuildReport<object>> {
  let sum: RebuildReport<object> = NOTHING;
  const views: readonly View<object>[] = VIEWS[name];
  for (const view of views) {
    const { entries: before } = sum;
    const onProgress = ({ read, total }: RebuildProgress) =>
      options.onProgress?.({ read: before + read, total: before + total });
    sum = sumOf(sum, await rebuildView(view, sources, { ...options, onProgress }));
  }
  return sum;
}

const NOTHING: RebuildReport<object> = {
  rows: 0,
  entries: 0,
  differing: 0,
  differences: [],
  kept: { count: 0, ids: [] },
};

const sumOf = (
  one: RebuildReport<object>,
  other: RebuildReport<object>,
): RebuildReport<object> => ({
  rows: one.rows + other.rows,
  entries: one.entries + other.entries,
  differing: one.differing + other.differing,
  differences: [...one.differences, ...other.differences],
  kept: {
    count: one.kept.count + other.kept.count,
    ids: [...one.kept.ids, ...other.kept.ids],
  },
});
