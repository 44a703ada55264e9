/**
 * Keeps one partition worked on: when a worker cannot go on, the next one starts where the record
 * is, after a pause. Only what no next worker could do better ends it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LogError, type LogErrorCode } from '@scoresheet/event-log-port';
import { CheckpointMismatch } from '@scoresheet/services-archive';

const PAUSE_MS = 1_000;
const PASSING: readonly LogErrorCode[] = ['log-unavailable', 'entries-removed'];

/** The part of a worker that its life needs. */
export interface Mortal {
  readonly ended: Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface WorkerLifeOptions<W extends Mortal> {
  readonly newWorker: () => W;
  /** A worker could not go on; the next one starts in a moment. */
  readonly onTrouble: (error: unknown) => void;
  readonly pauseMs?: number;
}

export class WorkerLife<W extends Mortal> {
  /** The worker of the moment; undefined between two. */
  worker: W | undefined;
  private readonly stopping = new AbortController();

  constructor(private readonly options: WorkerLifeOptions<W>) {}

  /** Resolves after `stop`; rejects when the log is not the one that it was. */
  async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.runOne();
      } catch (error) {
        if (signal.aborted) return;
        if (isFinal(error)) throw error;
        this.options.onTrouble(error);
        const pauseMs = this.options.pauseMs ?? PAUSE_MS;
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.worker?.stop();
  }

  private async runOne(): Promise<void> {
    const worker = this.options.newWorker();
    this.worker = worker;
    const started = worker.start().then(() => {
      // Told to stop before there was anything to stop.
      return this.stopping.signal.aborted ? worker.stop() : undefined;
    });
    try {
      await Promise.all([started, worker.ended]);
    } finally {
      this.worker = undefined;
    }
  }
}

function isFinal(error: unknown): boolean {
  // A worker that slept for so long that its commands were removed begins again where others are.
  if (error instanceof LogError) return !PASSING.includes(error.code);
  return error instanceof CheckpointMismatch;
}
