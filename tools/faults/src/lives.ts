/** The processes of a world: each is begun again when it dies, as a supervisor does. */
import { mortalProcess, type MortalProcess } from '@scoresheet/event-log-faulty';
import { WorkerLife, type Mortal, type WorkerTopics } from '@scoresheet/services-worker';
import { isExpected } from './trouble.js';
import type { Surroundings, World } from './world.js';

export class Lives {
  /** What stopped a process that should have gone on. */
  readonly broken: unknown[] = [];
  private readonly alive = new Map<string, MortalProcess>();
  private readonly lives: { readonly life: WorkerLife<Mortal>; readonly end: Promise<void> }[] = [];

  constructor(private readonly world: World) {}

  /** `born` makes each life of it; `topics` are those of the records that it works on. */
  add<W extends Mortal>(
    name: string,
    topics: WorkerTopics,
    born: (around: Surroundings, process: MortalProcess) => W,
  ): WorkerLife<W> {
    const life = new WorkerLife<W>({
      newWorker: () => {
        const process = mortalProcess();
        this.alive.set(name, process);
        return born(this.world.seenBy(process, topics), process);
      },
      onTrouble: (error) => void (isExpected(error) || this.broken.push(error)),
    });
    this.lives.push({ life, end: life.run() });
    return life;
  }

  /** The process of the moment of each life. */
  processes(): readonly MortalProcess[] {
    return [...this.alive.values()];
  }

  /** Lets all live until the promise settles; rejects when one comes to its end before. */
  async until(work: Promise<void>): Promise<void> {
    const fatal = Promise.race(this.lives.map(({ end }) => end)).then(() => {
      throw new Error('A process came to its end that nobody has asked for.');
    });
    await Promise.race([work, fatal]);
    fatal.catch(() => undefined);
    await Promise.all(this.lives.map(({ life }) => life.stop()));
  }
}
