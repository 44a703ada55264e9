/** All checks of an installation, in the order in which they are best mended. */
import type { Check } from './check.js';
import { apiPort } from './checks/api-port.js';
import { dataFolder } from './checks/data-folder.js';
import { database } from './checks/database.js';
import { keyFile } from './checks/key-file.js';
import { logIdentity } from './checks/log-identity.js';
import { nodeVersion } from './checks/node-version.js';
import { projectorLag } from './checks/projector-lag.js';
import { schema } from './checks/schema.js';
import { suspendedMatches } from './checks/suspended-matches.js';
import { wrong, type Finding } from './finding.js';
import type { Probes } from './probes.js';

export const CHECKS: { readonly [name: string]: Check } = {
  ...{ 'node-version': nodeVersion, 'data-folder': dataFolder, 'key-file': keyFile },
  ...{ 'api-port': apiPort, database, schema, 'log-identity': logIdentity },
  ...{ 'projector-lag': projectorLag, 'suspended-matches': suspendedMatches },
};

/** What one check found: nothing where all is well. */
export interface Examination {
  readonly check: string;
  readonly findings: readonly Finding[];
}

export async function examine(probes: Probes): Promise<readonly Examination[]> {
  const config = probes.settings();
  if ('problems' in config)
    return [{ check: 'settings', findings: config.problems.map(badSetting) }];
  const found = await probes.database(config);
  const examinations: Examination[] = [{ check: 'settings', findings: [] }];
  for (const [check, look] of Object.entries(CHECKS)) {
    examinations.push({ check, findings: await look({ probes, config, database: found }) });
  }
  return examinations;
}

const badSetting = (problem: string): Finding =>
  wrong(problem, 'Nothing starts with settings that make no sense.', 'Correct the environment.');
