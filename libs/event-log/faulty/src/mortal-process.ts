/** A process as its log sees it: it may stand still for a while, and it may die. */

/** What a dead process gets from everything it asks: nothing but the news of its death. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export interface MortalProcess {
  readonly isDead: boolean;
  /** Rejects when the process dies. */
  readonly death: Promise<never>;
  kill(): void;
  /** A paused process does and hears nothing until it is woken, and never knows that it slept. */
  pause(): void;
  wake(): void;
  /** Resolves when it does not stand still; rejects when it is dead. */
  awake(): Promise<void>;
  /** What somebody else does for it: it hears the answer when it is awake, if it still lives. */
  hears<T>(answer: Promise<T>): Promise<T>;
}

class ProcessOfTheWorld implements MortalProcess {
  isDead = false;
  readonly death: Promise<never>;
  private die: (error: ProcessDied) => void = () => undefined;
  private sleep: { readonly over: Promise<void>; readonly wake: () => void } | undefined;

  constructor() {
    this.death = new Promise<never>((_, reject) => (this.die = reject));
    this.death.catch(() => undefined); // whoever asks the dead hears of it; nobody else has to
  }

  kill(): void {
    this.isDead = true;
    this.wake();
    this.die(new ProcessDied('This process is dead.'));
  }

  pause(): void {
    if (this.sleep !== undefined) return;
    let wake = (): void => undefined;
    const over = new Promise<void>((resolve) => (wake = resolve));
    this.sleep = { over, wake };
  }

  wake(): void {
    this.sleep?.wake();
    this.sleep = undefined;
  }

  async awake(): Promise<void> {
    while (this.sleep !== undefined && !this.isDead) await this.sleep.over;
    if (this.isDead) throw new ProcessDied('This process is dead.');
  }

  async hears<T>(answer: Promise<T>): Promise<T> {
    try {
      return await Promise.race([answer, this.death]);
    } finally {
      await this.awake();
    }
  }
}

export const mortalProcess = (): MortalProcess => new ProcessOfTheWorld();
