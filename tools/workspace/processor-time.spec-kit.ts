/**
 * Runs before each spec file and attaches the processor time that the file uses. The first file of a
 * process pays for the modules and servers that later files share; a server that outlives its file is
 * charged to the file that runs.
 */
import { afterAll } from 'vitest';
import { processorSeconds } from './processor-time.mjs';

const before = processorSeconds();

afterAll(({}, file) => {
  Object.assign(file.meta, { processorSeconds: Math.max(0, processorSeconds() - before) });
});
