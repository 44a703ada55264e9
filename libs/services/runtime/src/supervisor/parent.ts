/** The side of a process that somebody may have started and supervises. */
import { once } from 'node:events';
import { z } from 'zod';
import type { Lifetime } from '../lifetime.js';

const whereabouts = z.object({
  /** Address of health and metrics, such as `http://127.0.0.1:4001`. */
  operations: z.string(),
  /** Address of a process's door for players, such as `http://127.0.0.1:4000`. */
  players: z.string().optional(),
});
/** The addresses of a process that has started everything. */
export type Whereabouts = Readonly<z.infer<typeof whereabouts>>;

const readyMessage = z.object({ ready: whereabouts });

/** The name in the environment of a child that is to load its program and to wait. */
export const SPARE = 'SCORESHEET_SPARE';

/** What a spare is told when the one before it is dead. */
export const BEGIN = 'begin';

/** Resolves when this process is needed: at once, unless it is a spare. */
export async function untilNeeded(): Promise<void> {
  if (process.env[SPARE] === undefined) return;
  delete process.env[SPARE]; // it is none of the settings
  const endUnused = () => process.exit(0);
  process.once('disconnect', endUnused);
  await once(process, 'message');
  process.off('disconnect', endUnused);
}

/** Ends in order when the parent is gone, however it died: nobody else would end us. */
export function endWithParent(lifetime: Lifetime): void {
  if (process.send === undefined) return;
  process.once('disconnect', () => void lifetime.end(0));
}

/** What a child says when everything in it is started. */
export function tellParentReady(where: Whereabouts): void {
  process.send?.({ ready: where });
}

/** What `tellParentReady` has said; undefined for any other message. */
export const heardReady = (message: unknown): Whereabouts | undefined =>
  readyMessage.safeParse(message).data?.ready;
