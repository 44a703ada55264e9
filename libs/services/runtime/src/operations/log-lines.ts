/** Lines that were written to the log of the service, by level, since the process began. */
export class LogLines {
  private readonly byLevel = new Map<string, number>();

  readonly count = (level: string): void => {
    this.byLevel.set(level, (this.byLevel.get(level) ?? 0) + 1);
  };

  entries(): Iterable<readonly [level: string, count: number]> {
    return this.byLevel.entries();
  }
}
