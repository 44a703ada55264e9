export { PartitionProjector, type ProjectorSources } from './partition-projector.js';
export type { ProjectorOptions } from './projector-options.js';
export { ProjectorModule } from './projector.module.js';
export { rebuildMatches, type MatchDifference, type RebuildSources } from './rebuild-matches.js';
