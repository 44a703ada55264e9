/**
 * Whether there is room for what would be accepted. A process that waits until a write fails has
 * accepted what it cannot keep in order; so it stops accepting a little before, and goes on by
 * itself when there is room again.
 */
import { statfs } from 'node:fs/promises';
import { isNoRoom } from './no-room.js';

const MB = 1024 * 1024;
/** Room kept for what was accepted already: PostgreSQL's journal grows by 16 MB at a time. */
export const LEAST_FREE_BYTES = 64 * MB;
/** The room with which actions are accepted again, so that it does not change with every file. */
export const ENOUGH_FREE_BYTES = 96 * MB;
const LOOK_EVERY_MS = 1_000;
/** A database that refused a write for want of room is asked again after so long. */
const BELIEVED_MS = 10_000;

interface RoomOptions {
  /** The folder of this process's data; undefined: it keeps none that matters. */
  readonly folder: string | undefined;
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Any clock that never falls. */
  readonly nowMs?: () => number;
}

export class Room {
  /** Free bytes as of the last look; undefined where there is nothing to look at. */
  freeBytes: number | undefined;
  private isShort = false;
  private refusedAtMs = -Infinity;
  private looking: NodeJS.Timeout | undefined;

  constructor(private readonly options: RoomOptions) {}

  /** Looks now and then, until `stop`. Resolves after the first look. */
  async watch(): Promise<void> {
    if (this.options.folder === undefined) return;
    this.looking = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    await this.look();
  }

  stop(): void {
    clearInterval(this.looking);
  }

  async look(): Promise<void> {
    const { folder, freeBytes = freeBytesOf } = this.options;
    if (folder === undefined) return;
    // A disk that does not tell stays what it was: a write to it will tell.
    this.freeBytes = await freeBytes(folder).catch(() => this.freeBytes);
    if (this.freeBytes === undefined) return;
    this.isShort = this.freeBytes < (this.isShort ? ENOUGH_FREE_BYTES : LEAST_FREE_BYTES);
  }

  /** Something failed in the database or the log. */
  failed(error: unknown): void {
    if (!isNoRoom(error)) return;
    this.refusedAtMs = this.now();
    void this.look(); // where the full disk is this machine's, words that name the folder help more
  }

  /** Words for operators while there is no room; undefined where there is. */
  readonly shortage = (): string | undefined => {
    const { folder = '' } = this.options;
    if (this.isShort) {
      return (
        `Only ${Math.floor((this.freeBytes ?? 0) / MB)} MB are free where ${folder} is (limit ` +
        `${LEAST_FREE_BYTES / MB} MB). Nothing more is accepted; what was accepted is kept. Make ` +
        'room there, or move the data folder to a larger disk while nothing runs.'
      );
    }
    if (this.now() - this.refusedAtMs > BELIEVED_MS) return undefined;
    return (
      'PostgreSQL has no room left on its disk (53100). Nothing more is accepted; what was ' +
      'accepted is kept. Make room on the disk of that server.'
    );
  };

  private now(): number {
    return (this.options.nowMs ?? (() => performance.now()))();
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
