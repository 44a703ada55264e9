/**
 * Runs before a bundled program: Node keeps compiled code where it can, and stack traces name files
 * and lines of the sources. Node's own option reads every source map at the start; here a map is read
 * when the first error of its file is printed. Decorators need `reflect-metadata` before any of them
 * runs, and files of a bundle run in no promised order.
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import module, { SourceMap } from 'node:module';
import { inSource } from './source-places.mjs';

const { enableCompileCache } = /** @type {{ enableCompileCache?: () => void }} */ (
  /** @type {unknown} */ (module)
);
// Node has it since 22.1. It does nothing if its folder cannot be written.
enableCompileCache?.();

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();

function mapOf(/** @type {string} */ file) {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

/** Without its map a file is named as it is: a trace is never worth a second error. */
function readMap(/** @type {string} */ file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}

function headOf(/** @type {unknown} */ error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

Error.prepareStackTrace = (error, frames) =>
  [headOf(error), ...frames.map((frame) => `    at ${inSource(String(frame), mapOf)}`)].join('\n');
