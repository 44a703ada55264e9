export { PartitionProjector } from './partition-projector.js';
export { PROJECTED_MATCHES } from './projected-kinds.js';
export { ProjectorModule } from './projector.module.js';
export { ProjectorService } from './projector.service.js';
export type { Difference } from './compare-view.js';
export { rebuildMatches } from './rebuild-matches.js';
export {
  NothingReadable,
  RebuildRunning,
  type RebuildOptions,
  type RebuildReport,
} from './rebuild-view.js';
export { rebuildNamed } from './rebuild-named.js';
export { VIEWS, type ViewName } from './views/views.js';
