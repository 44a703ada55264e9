/** Folders in one file: `tar`, which every system has, made small by Brotli, which Node.js has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';

/** Packs paths below a folder. */
export async function pack(folder: string, paths: readonly string[], file: string): Promise<void> {
  const tar = spawn('tar', ['-c', '-C', folder, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tar, 'exit');
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  await pipeline(tar.stdout, createBrotliCompress({ params }), createWriteStream(file));
  await succeeded(ended, file);
}

/** What is unpacked belongs to whoever unpacks it. */
export async function unpack(file: string, into: string): Promise<void> {
  const tar = spawn('tar', ['-x', '--no-same-owner', '-C', into], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(tar, 'exit');
  const written = pipeline(createReadStream(file), createBrotliDecompress(), tar.stdin);
  await written.catch(async (error: NodeJS.ErrnoException) => {
    if (TAR_HAS_GONE.includes(error.code)) return;
    await ended; // until then it writes into the folder
    throw error;
  });
  await succeeded(ended, file);
}

/**
 * Padding follows the end of an archive, and tar may go before it has taken that. Whether all was
 * there is said by its exit code.
 */
const TAR_HAS_GONE: readonly unknown[] = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

async function succeeded(ended: Promise<unknown[]>, file: string): Promise<void> {
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${String(code)} at ${file}.`);
}
