/** The works that are running here, one a partition. */
import type { PartitionWork } from './ownership.port.js';

interface RunningWork {
  readonly giving: AbortController;
  readonly ended: Promise<void>;
}

export class RunningWorks {
  private readonly works = new Map<number, RunningWork>();

  /** Partitions whose work was not told to end. */
  get lasting(): readonly number[] {
    return [...this.works]
      .filter(([, { giving }]) => !giving.signal.aborted)
      .map(([partition]) => partition);
  }

  /** Partitions that are worked on, also where the work winds up. */
  get all(): readonly number[] {
    return [...this.works.keys()];
  }

  /** Whether a partition is worked on, also while the work winds up. */
  has(partition: number): boolean {
    return this.works.has(partition);
  }

  begin(partition: number, work: PartitionWork): void {
    const giving = new AbortController();
    this.works.set(partition, { giving, ended: work(partition, giving.signal) });
  }

  /** Resolves when all have wound up that run now. */
  async ended(): Promise<void> {
    await Promise.all([...this.works.values()].map((running) => running.ended));
  }

  /** Resolves when it has wound up. */
  async end(partition: number): Promise<void> {
    const running = this.works.get(partition);
    running?.giving.abort();
    await running?.ended;
    this.works.delete(partition);
  }
}
