export { PartitionProjector, type ProjectorSources } from './partition-projector.js';
export type { ProjectorOptions } from './projector-options.js';
export { ProjectorModule } from './projector.module.js';
export {
  MAX_DIFFERENCES_SHOWN,
  type MatchComparison,
  type MatchDifference,
} from './compare-matches.js';
export {
  NothingReadable,
  rebuildMatches,
  type RebuildOptions,
  type RebuildProgress,
  type RebuildReport,
  type RebuildSources,
} from './rebuild-matches.js';
