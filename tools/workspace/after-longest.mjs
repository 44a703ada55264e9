/**
 * The order in which the longest specs begin. If they began last, one core would have nothing to do
 * while they run. Nx begins with the tasks on which most others wait, so tasks that do nothing wait for
 * the longest one, for the two longest, and so on.
 */
import { readFileSync } from 'node:fs';
import { manifests } from './manifests.mjs';
import { readRecorded } from './recorded.mjs';

const LONG_SECONDS = 60;

/** Nx refuses to wait for a project that does not exist. */
const projects = new Set(manifests().map((file) => JSON.parse(readFileSync(file, 'utf8')).name));

const longest = Object.entries(readRecorded())
  .filter(([name, { seconds }]) => seconds >= LONG_SECONDS && projects.has(name.split(':')[0]))
  .sort(([, one], [, other]) => other.seconds - one.seconds)
  .map(([name]) => {
    const [project = '', target = ''] = name.split(':');
    return { projects: [project], target };
  });

/** Tasks that do nothing but wait, by their names: targets of one package. */
export const AFTER_LONGEST = Object.fromEntries(
  longest.map((_, index) => [
    `after-${index + 1}`,
    { executor: 'nx:noop', dependsOn: longest.slice(0, index + 1) },
  ]),
);
