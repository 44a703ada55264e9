/**
 * What a person may set, from the environment, checked once at start. Every problem is told at
 * once. Each file beside this one knows some of the settings and what becomes of them.
 */
import type { ApiKeys, KeyRing } from '@scoresheet/services-keys';
import type { WebhookAddresses } from '@scoresheet/services-webhooks';
import { z } from 'zod';
import { clientSettings } from './client.js';
import { commandMacModeOf, commandMacSettings } from './command-mac.js';
import { dataFolderOf, dataSettings } from './data.js';
import { databaseOf, databaseSettings, type DatabaseConfig } from './database.js';
import { botEntrantsOf, demoSettings } from './demo.js';
import { drainMsOf, drainSettings } from './drain.js';
import { diagnosticsSettings, type LogLevel } from './diagnostics.js';
import {
  eventLogOf,
  eventLogProblems,
  eventLogSettings,
  type EventLogConfig,
} from './event-log.js';
import { eventRulesModeOf, eventRulesSettings } from './event-rules.js';
import { frontDoorOf, frontDoorSettings, type FrontDoorConfig } from './front-door.js';
import { hostSettings } from './hosts.js';
import { httpSettings } from './http.js';
import { apiKeysOf, installationKeysOf, keySettings } from './keys.js';
import { kafkaProblems, kafkaSettings } from './kafka.js';
import type { Mode } from './mode.js';
import { unknownNames } from './names.js';
import { operationsOf, operationsSettings, type OperationsConfig } from './operations.js';
import { fillInFiles } from './settings-in-files.js';
import { processesOf, processSettings, type ProcessesConfig } from './processes.js';
import { quotaSettings, quotasOf, type QuotasConfig } from './quotas.js';
import { scrubBytesPerSecondOf, scrubSettings } from './scrub.js';
import type { Environment } from './setting.js';
import { webhookAddressesOf, webhookPortsOf, webhookSettings } from './webhooks.js';

/** All that there are; docs/operations.md has a table of them. */
export const settings = z.object({
  ...dataSettings,
  ...httpSettings,
  ...frontDoorSettings,
  ...hostSettings,
  ...quotaSettings,
  ...operationsSettings,
  ...drainSettings,
  ...diagnosticsSettings,
  ...demoSettings,
  ...eventLogSettings,
  ...kafkaSettings,
  ...databaseSettings,
  ...keySettings,
  ...commandMacSettings,
  ...eventRulesSettings,
  ...clientSettings,
  ...processSettings,
  ...scrubSettings,
  ...webhookSettings,
});

export interface Config {
  /** Absolute path of the folder that holds key, logs and, when embedded, the database. */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  readonly frontDoor: FrontDoorConfig;
  readonly quotas: QuotasConfig;
  readonly operations: OperationsConfig;
  /** How long players are still served after the process was told to stop. */
  readonly drainMs: number;
  /** How many matches bots play at any time, for somebody to watch. */
  readonly botMatches: number;
  /** How many bots play in the tournament that is shown; 0: there is none. */
  readonly botEntrants: number;
  readonly logLevel: LogLevel;
  /** A file in the data folder, or the standard output, as container platforms collect it. */
  readonly logTo: 'file' | 'stdout';
  readonly eventLog: EventLogConfig;
  readonly database: DatabaseConfig;
  /** The installation's keys; undefined: they stand in the data folder, made by the first start. */
  readonly installationKeys: KeyRing | undefined;
  /** Keys of a service that decides nothing, in place of the installation's own. */
  readonly apiKeys: ApiKeys | undefined;
  /**
   * Whether commands must prove their sender. Undefined: enforced where nobody of an older version
   * can be at work, and else observed.
   */
  readonly commandMacMode: Mode | undefined;
  /** What becomes of an event that bears no proof and that the rules do not make. */
  readonly eventRulesMode: Mode;
  readonly processes: ProcessesConfig;
  /** How fast log and archive are read again to compare them; 0: they are not. */
  readonly scrubBytesPerSecond: number;
  /** Where webhooks may lead: to the public internet alone, or anywhere. */
  readonly webhookAddresses: WebhookAddresses;
  /** Ports of webhooks beside 80 and 443. */
  readonly webhookPorts: readonly number[];
}

/** The environment makes no sense. The message has one line for each problem, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((one) => `  - ${one}`).join('\n')}`);
  }
}

/** The settings of an environment. Throws `ConfigError`. An empty value counts as none. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { env, problems: unreadable } = fillInFiles(given);
  const read = settings.safeParse(env);
  const problems = [
    ...unknownNames(given, Object.keys(settings.shape)),
    ...unreadable,
    ...(read.error?.issues ?? []).map(({ message }) => message),
    ...eventLogProblems(env),
    ...kafkaProblems(env),
  ];
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(read.data);
}

const toConfig = (data: z.infer<typeof settings>): Config => ({
  dataFolder: dataFolderOf(data),
  host: data.SCORESHEET_HOST,
  port: data.SCORESHEET_PORT,
  frontDoor: frontDoorOf(data),
  quotas: quotasOf(data),
  operations: operationsOf(data),
  drainMs: drainMsOf(data),
  botMatches: data.SCORESHEET_BOT_MATCHES,
  botEntrants: botEntrantsOf(data),
  logLevel: data.SCORESHEET_LOG_LEVEL,
  logTo: data.SCORESHEET_LOG_TO,
  eventLog: eventLogOf(data),
  database: databaseOf(data),
  installationKeys: installationKeysOf(data),
  apiKeys: apiKeysOf(data),
  commandMacMode: commandMacModeOf(data),
  eventRulesMode: eventRulesModeOf(data),
  processes: processesOf(data),
  scrubBytesPerSecond: scrubBytesPerSecondOf(data),
  webhookAddresses: webhookAddressesOf(data),
  webhookPorts: webhookPortsOf(data),
});
