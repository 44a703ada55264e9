/** All checks of an installation, in the order in which they are best mended. */
import type { Check } from './check.js';
import { apiPort } from './checks/api-port.js';
import { commandSenders } from './checks/command-senders.js';
import { copies } from './checks/copies.js';
import { dataFolder } from './checks/data-folder.js';
import { database } from './checks/database.js';
import { eventFormat } from './checks/event-format.js';
import { eventLog } from './checks/event-log.js';
import { keyFile } from './checks/key-file.js';
import { logIdentity } from './checks/log-identity.js';
import { nodeVersion } from './checks/node-version.js';
import { processes } from './checks/processes.js';
import { projectorLag } from './checks/projector-lag.js';
import { readModels } from './checks/read-models.js';
import { schema } from './checks/schema.js';
import { suspendedMatches, suspendedTournaments } from './checks/suspended-records.js';
import { webhooks } from './checks/webhooks.js';
import { wrong, type Finding } from './finding.js';
import type { Probes } from './probes.js';

const CHECKS: { readonly [name: string]: Check } = {
  'node-version': nodeVersion,
  'data-folder': dataFolder,
  'key-file': keyFile,
  'api-port': apiPort,
  processes,
  database,
};

/** Checks that look into the database, where there is one. */
const CHECKS_INSIDE: { readonly [name: string]: Check } = {
  schema,
  'event-log': eventLog,
  'event-format': eventFormat,
  'log-identity': logIdentity,
  'read-models': readModels,
  'projector-lag': projectorLag,
  copies,
  'command-senders': commandSenders,
  'suspended-matches': suspendedMatches,
  'suspended-tournaments': suspendedTournaments,
  webhooks,
};

/** What one check found: nothing where all is well, or where it could not look. */
export interface Examination {
  readonly check: string;
  readonly looked: boolean;
  readonly findings: readonly Finding[];
}

export async function examine(probes: Probes): Promise<readonly Examination[]> {
  const config = probes.settings();
  if ('problems' in config) {
    return [{ check: 'settings', looked: true, findings: config.problems.map(badSetting) }];
  }
  const found = await probes.database(config);
  const isThere = found.is === 'there';
  const examinations: Examination[] = [{ check: 'settings', looked: true, findings: [] }];
  for (const [check, look] of Object.entries({ ...CHECKS, ...CHECKS_INSIDE })) {
    const looked = isThere || !Object.hasOwn(CHECKS_INSIDE, check);
    const findings = looked ? await look({ probes, config, database: found }) : [];
    examinations.push({ check, looked, findings });
  }
  return examinations;
}

const badSetting = (problem: string): Finding =>
  wrong(problem, 'Nothing starts while a setting is wrong.', 'Correct it in the environment.');
