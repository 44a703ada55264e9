/** Runs a program out of its sources: what was saved a moment ago is what runs. */
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

/**
 * @param {string} file of the program, from the workspace's root
 */
export async function goOnFromSources(file) {
  register('./source-hooks.mjs', import.meta.url);
  process.setSourceMapsEnabled(true);
  process.argv[1] = join(ROOT, file);
  await import(pathToFileURL(join(ROOT, file)).href);
}
