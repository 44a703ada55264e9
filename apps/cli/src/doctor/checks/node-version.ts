import type { Check } from '../check.js';
import { wrong } from '../finding.js';

/** The version that `engines` of the root package.json asks for. */
const LEAST = [20, 19] as const;

/** Node.js is new enough. */
export const nodeVersion: Check = ({ probes }) => {
  const [major = 0, minor = 0] = probes.nodeVersion.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return [];
  return [
    wrong(
      `Node.js ${probes.nodeVersion} is too old.`,
      `Scoresheet needs what came with ${LEAST.join('.')}.`,
      `Install Node.js ${LEAST.join('.')} or newer.`,
    ),
  ];
};
