/**
 * The file of the own log: one of a bounded size with two older ones beside it, however long the
 * process runs. Whoever logs is never told of trouble with it: on a full disk lines are left out
 * and counted, and the first line that fits again is preceded by how many they were.
 */
import { closeSync, fstatSync, ftruncateSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';
import { makeFolder } from '../make-folder.js';

/** A file that would become longer is put aside. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Files that were put aside; the oldest goes when another one comes. */
export const KEPT_FILES = 2;

const FOR_ITS_OWNER = 0o600;

interface LogFileOptions {
  readonly maxBytes?: number;
  /** Told of every line that could not be written. */
  readonly onDropped?: () => void;
}

export class LogFile implements DestinationStream {
  private fd: number;
  private dropped = 0;

  /** Throws what the operating system says when the file cannot be opened. */
  constructor(
    private readonly path: string,
    private readonly options: LogFileOptions = {},
  ) {
    makeFolder(dirname(path));
    this.fd = open(path);
  }

  /** Never throws. The write is synchronous: the last line before a crash is the one needed. */
  write(line: string): void {
    try {
      this.makeWay(Buffer.byteLength(line));
      if (this.dropped > 0) append(this.fd, droppedLine(this.dropped));
      this.dropped = 0;
      append(this.fd, line);
    } catch {
      this.dropped += 1;
      this.options.onDropped?.();
    }
  }

  private makeWay(bytes: number): void {
    const { maxBytes = MAX_FILE_BYTES } = this.options;
    const { size } = fstatSync(this.fd);
    if (size === 0 || size + bytes <= maxBytes) return;
    for (let age = KEPT_FILES; age > 0; age -= 1) {
      moveIfThere(age === 1 ? this.path : `${this.path}.${age - 1}`, `${this.path}.${age}`);
    }
    const next = open(this.path);
    closeSync(this.fd);
    this.fd = next;
  }
}

const open = (path: string): number => openSync(path, 'a', FOR_ITS_OWNER);

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Writes all of it or, on a disk that runs full in the middle, nothing. */
function append(fd: number, line: string): void {
  const bytes = Buffer.from(line);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(fd, bytes, written);
  } catch (error) {
    if (written > 0) ftruncateSync(fd, fstatSync(fd).size - written);
    throw error;
  }
}

const droppedLine = (lines: number): string => {
  const time = new Date().toISOString();
  const msg = 'lines before this one are missing: they could not be written';
  return `${JSON.stringify({ level: 40, time, pid: process.pid, lines, msg })}\n`;
};
