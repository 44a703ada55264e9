import type { Random } from './random.js';

export interface Task {
  readonly dueMs: number;
  readonly run: () => void;
}

interface Ranked extends Task {
  readonly rank: number;
  isDropped: boolean;
}

/** A binary heap: hundreds of timers wait at any time, and most of them are never due. */
export class TaskQueue {
  private readonly heap: Ranked[] = [];

  constructor(private readonly random: Random) {}

  add(dueMs: number, run: () => void): Task {
    const task = { dueMs, run, rank: this.random.next(), isDropped: false };
    this.heap.push(task);
    this.siftUp(this.heap.length - 1);
    return task;
  }

  /** Takes the task that is due first; among equals, whichever the seed prefers. */
  take(): Task | undefined {
    for (;;) {
      const task = this.takeFirst();
      if (task === undefined || !task.isDropped) return task;
    }
  }

  drop(task: Task): void {
    (task as Ranked).isDropped = true;
  }

  private takeFirst(): Ranked | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (first === undefined || last === undefined || this.heap.length === 0) return first;
    this.heap[0] = last;
    this.siftDown();
    return first;
  }

  private siftUp(from: number): void {
    for (let i = from; i > 0;) {
      const parent = (i - 1) >> 1;
      if (!this.isBefore(i, parent)) return;
      this.swap(i, parent);
      i = parent;
    }
  }

  private siftDown(): void {
    for (let i = 0; ;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < this.heap.length && this.isBefore(child, least)) least = child;
      }
      if (least === i) return;
      this.swap(i, least);
      i = least;
    }
  }

  private swap(i: number, j: number): void {
    const { heap } = this;
    [heap[i], heap[j]] = [heap[j] as Ranked, heap[i] as Ranked];
  }

  private isBefore(i: number, j: number): boolean {
    const [a, b] = [this.heap[i] as Ranked, this.heap[j] as Ranked];
    return a.dueMs < b.dueMs || (a.dueMs === b.dueMs && a.rank < b.rank);
  }
}
