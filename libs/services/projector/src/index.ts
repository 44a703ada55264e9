export { PartitionProjector, type ProjectorSources } from './partition-projector.js';
export type { ProjectorOptions } from './projector-options.js';
export { ProjectorModule } from './projector.module.js';
export { ProjectorService, type ProjectorFigures } from './projector.service.js';
export { MAX_DIFFERENCES_SHOWN, type Comparison, type Difference } from './compare-view.js';
export { rebuildMatches, type MatchesReport } from './rebuild-matches.js';
export {
  NothingReadable,
  RebuildRunning,
  rebuildView,
  type RebuildOptions,
  type RebuildProgress,
  type RebuildReport,
  type RebuildSources,
} from './rebuild-view.js';
export type { ScrubFigures } from './scrub/scrubber.js';
export { scrubPartition, type ScrubbedPiece } from './scrub/scrub-partition.js';
export { VIEWS, type ViewName } from './views/views.js';
