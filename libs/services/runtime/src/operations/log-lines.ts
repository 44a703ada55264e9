/** Lines of the log of the service since the process began: written by level, left out by reason. */
export class LogLines {
  private readonly written = new Map<string, number>();
  private readonly dropped = new Map<string, number>();

  readonly count = (level: string): void => add(this.written, level);

  readonly countDropped = (reason: string): void => add(this.dropped, reason);

  entries(): Iterable<readonly [level: string, count: number]> {
    return this.written.entries();
  }

  droppedEntries(): Iterable<readonly [reason: string, count: number]> {
    return this.dropped.entries();
  }
}

const add = (to: Map<string, number>, key: string): void =>
  void to.set(key, (to.get(key) ?? 0) + 1);
