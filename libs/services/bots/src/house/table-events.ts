/** How many events of a match were heard of, for whoever waits for the next one. */
import { EventEmitter, once, setMaxListeners } from 'node:events';

const HEARD = 'heard';

export class TableEvents {
  private readonly emitter = new EventEmitter();
  private heard = 0;

  constructor() {
    // Each bot at the table listens.
    setMaxListeners(0, this.emitter);
  }

  get count(): number {
    return this.heard;
  }

  hear(): void {
    this.heard += 1;
    this.emitter.emit(HEARD);
  }

  /** Resolves once there were more than so many; rejects when the signal is given. */
  async after(count: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.heard <= count) await once(this.emitter, HEARD, { signal });
  }
}
