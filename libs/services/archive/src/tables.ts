/** The tables of the archive and of what readers and workers keep beside it. */
import { ArchivedEventEntity } from './archived-event.entity.js';
import { CommandMacEntity } from './command-mac.entity.js';
import { CopyDifferenceEntity } from './copies/copy-difference.entity.js';
import { Archive1795000000001 } from './migrations/0001-archive.js';
import { LogCopy1795000000030 } from './migrations/0030-log-copy.js';
import { FirstStamp1795000000040 } from './migrations/0040-first-stamp.js';
import { WorkerTime1795000000041 } from './migrations/0041-worker-time.js';
import { TwoCopies1795000000042 } from './migrations/0042-two-copies.js';
import { CommandMac1795000000045 } from './migrations/0045-command-mac.js';
import { RefutedEvent1795000000060 } from './migrations/0060-refuted-event.js';
import { LogCopyEntity } from './log-migration/log-copy.entity.js';
import { ProjectionPositionEntity } from './projection-position.entity.js';
import { RefutedEventEntity } from './refuted-event.entity.js';
import { ArchiveTallyEntity } from './tally/archive-tally.entity.js';
import { ProjectionTallyEntity } from './tally/projection-tally.entity.js';
import { ScrubCycleEntity } from './tally/scrub-cycle.entity.js';
import { WorkerPositionEntity } from './worker-position.entity.js';

export const ARCHIVE_TABLES = {
  entities: [
    ArchivedEventEntity,
    ArchiveTallyEntity,
    CommandMacEntity,
    CopyDifferenceEntity,
    LogCopyEntity,
    ProjectionPositionEntity,
    ProjectionTallyEntity,
    RefutedEventEntity,
    ScrubCycleEntity,
    WorkerPositionEntity,
  ],
  migrations: [
    Archive1795000000001,
    LogCopy1795000000030,
    FirstStamp1795000000040,
    WorkerTime1795000000041,
    TwoCopies1795000000042,
    CommandMac1795000000045,
    RefutedEvent1795000000060,
  ],
};
