import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { wordsOf } from '@scoresheet/event-log-port';
import { ownsAll, type Ownership } from '@scoresheet/services-ownership';
import type { AdmittedEvent, ReaderFigures, Suspension } from '@scoresheet/services-tail';
import { PartitionProjector, type ProjectorSources } from './partition-projector.js';
import { PROJECTOR_OPTIONS, type ProjectorOptions } from './projector-options.js';
import { PROJECTED_KINDS, type ProjectedKind } from './projected-kinds.js';
import { rebuildView, type RebuildSources } from './rebuild-view.js';
import { Scrubber, type ScrubFigures } from './scrub/scrubber.js';
import { rowsView } from './views/rows.view.js';

interface ProjectorFigures {
  readonly readers: readonly ReaderFigures[];
  /** Times that a partition began again after trouble. */
  readonly restarts: number;
  /** The figures of the scrubber, undefined where this process scrubs nothing. */
  readonly scrub: ScrubFigures | undefined;
}

/** Projects the events of every kind of record, in the partitions that this process owns. */
@Injectable()
export class ProjectorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ProjectorService.name);
  private readonly stopping = new AbortController();
  private readonly ownership: Ownership;
  private readonly projectors = new Map<string, PartitionProjector>();
  private readonly scrubber: Scrubber | undefined;
  private starting: Promise<void> = Promise.resolve();
  private scrubbing: Promise<void> | undefined;
  private restarts = 0;

  constructor(@Inject(PROJECTOR_OPTIONS) private readonly options: ProjectorOptions) {
    this.ownership = options.ownership ?? ownsAll(options.log.partitions);
    const { log, database, scrubBytesPerSecond: bytesPerSecond = 0 } = options;
    if (bytesPerSecond === 0) return;
    this.scrubber = new Scrubber({
      log,
      database,
      bytesPerSecond,
      topics: PROJECTED_KINDS.map(({ topic }) => topic),
      onDifference: (words) => this.logger.error(`Log and archive differ: ${words}`),
      onMended: (words) => this.logger.warn(words),
      onTrouble: (error) => this.logger.warn(`The scrubber begins again: ${wordsOf(error)}`),
    });
  }

  onApplicationBootstrap(): void {
    this.starting = this.start().catch((error: unknown) => this.giveUp(error));
  }

  /** The batch in hand is written; whatever comes later is projected after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.scrubbing;
    await this.ownership.stop();
  }

  /** How far each partition of ours is projected, for metrics. */
  figures(): ProjectorFigures {
    const readers = [...this.projectors.values()].map((projector) => projector.figures());
    return {
      readers: readers.filter((reader) => reader !== undefined),
      restarts: this.restarts,
      scrub: this.scrubber?.figures(),
    };
  }

  private async start(): Promise<void> {
    const { log, database, belief } = this.options;
    const sources = {
      log,
      database,
      belief,
      onTrouble: (error: unknown) => this.reportTrouble(error),
      onProjected: (events: readonly AdmittedEvent[]) => this.reportProjected(events),
      onSuspended: (suspension: Suspension) => this.reportSuspended(suspension),
    };
    for (const kind of PROJECTED_KINDS) await this.bringUpToDate(kind, { log, database });
    if (this.stopping.signal.aborted) return;
    this.ownership.start(async (partition, until) => {
      const all = PROJECTED_KINDS.map((kind) =>
        this.project({ ...sources, kind }, partition, until),
      );
      await Promise.all(all);
    });
    this.scrubbing = this.scrubber?.run(this.stopping.signal);
  }

  private async project(
    sources: ProjectorSources,
    partition: number,
    until: AbortSignal,
  ): Promise<void> {
    const projector = new PartitionProjector(sources, partition);
    const name = `${sources.kind.topic}/${partition}`;
    this.projectors.set(name, projector);
    try {
      await projector.run(until);
    } catch (error) {
      this.giveUp(error);
    } finally {
      this.projectors.delete(name);
    }
  }

  private reportTrouble(error: unknown): void {
    this.restarts += 1;
    this.logger.warn(wordsOf(error));
  }

  private reportProjected(events: readonly AdmittedEvent[]): void {
    for (const { header, offset, trace } of events) {
      const { record, seq, commandId } = header;
      this.logger.debug({ msg: 'event projected', trace, record, commandId, seq, offset });
    }
  }

  private reportSuspended({ record, seq, reference, error }: Suspension): void {
    this.logger.error(
      `${record} is suspended at ${seq}, reference ${reference}: ${wordsOf(error)}`,
    );
  }

  private giveUp(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.stopping.abort();
    this.options.onFatal(error instanceof Error ? error : new Error(String(error)));
  }

  /** Rows that another version has made would be half of that version for ever. */
  private async bringUpToDate(kind: ProjectedKind, sources: RebuildSources): Promise<void> {
    if (this.stopping.signal.aborted) return;
    if (await kind.model.version.areCurrent(sources.database)) return;
    const { rows, differing } = await rebuildView(rowsView(kind), sources, {
      stopped: this.stopping.signal,
      whenBusy: 'wait', // several projectors may start at once
    });
    if (rows === 0) return;
    const { name } = kind.model.table;
    this.logger.log(`Rebuilt ${rows} rows of the table ${name}; ${differing} were renewed.`);
  }
}
