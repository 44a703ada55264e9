/** A name that means nothing is a problem, because a typing error would be silent. */
import type { Environment } from './setting.js';
import { SECRET_FILES } from './settings-in-files.js';

const OURS = 'SCORESHEET_';
const OF_KAFKA = 'KAFKA_';
/** Kafka's own programs read these, and they stand in many a developer's environment. */
const OF_KAFKAS_PROGRAMS = /^KAFKA_(HOME|DEBUG|\w*OPTS)$/;

export function unknownNames(env: Environment, settings: readonly string[]): readonly string[] {
  const known = [...settings, ...SECRET_FILES];
  const begin = env['SCORESHEET_LOG'] === 'kafka' ? [OURS, OF_KAFKA] : [OURS];
  return begin.flatMap((prefix) => {
    const some = known.filter((name) => name.startsWith(prefix));
    return Object.keys(env)
      .filter((name) => name.startsWith(prefix) && !OF_KAFKAS_PROGRAMS.test(name))
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is no setting. There are: ${some.join(', ')}.`);
  });
}
