export { PartitionProjector } from './partition-projector.js';
export { PROJECTED_MATCHES } from './projected-kinds.js';
export { ProjectorModule } from './projector.module.js';
export { ProjectorService } from './projector.service.js';
export type { Difference } from './compare-view.js';
export { rebuildMatches } from './rebuild-matches.js';
export {
  NothingReadable,
  RebuildRunning,
  rebuildView,
  type RebuildOptions,
  type RebuildReport,
} from './rebuild-view.js';
export { VIEWS, type ViewName } from './views/views.js';
