import type { Check } from '../check.js';
import { wrong } from '../finding.js';

/** What runs here says of itself that it can do its work: services that die again and again, too. */
export const processes: Check = async ({ probes, config: { operations } }) => {
  if (operations.port === 0) return [];
  const report = await probes.readiness(operations.host, operations.port);
  return Object.entries(report?.checks ?? {}).flatMap(([name, { says }]) =>
    says === undefined ? [] : [unwell(name, says)],
  );
};

const unwell = (name: string, says: string) =>
  wrong(
    `The running Scoresheet says of "${name}": ${says}`,
    'Until that is mended, load balancers send nobody here, and players may have to wait.',
    'Do what the message says. "Is it well?" in docs/operations.md explains each check.',
  );
