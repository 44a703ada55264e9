/** Who may knock at the api, how often and from where. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { HostNames } from '@scoresheet/contracts-messages';
import { z } from 'zod';
import { databaseOf, type databaseSettings } from './database.js';
import type { eventLogSettings } from './event-log.js';
import { namesOf, type hostSettings } from './hosts.js';
import type { httpSettings } from './http.js';
import { mode, type Mode } from './mode.js';
import { oneOf, wholeNumber, type Given } from './setting.js';

const MAX_PROXIES = 10;
const MAX_RATE = 1_000_000;
const ORIGIN = /^https?:\/\/[^\s,/]+$/;

const isListOfOrigins = (text: string): boolean =>
  text.split(',').every((one) => ORIGIN.test(one.trim()));

export const frontDoorSettings = {
  /** The mode of the bounds that could hit who uses an installation that runs. */
  SCORESHEET_FRONT_DOOR_MODE: mode('SCORESHEET_FRONT_DOOR_MODE').default('enforce'),
  SCORESHEET_ALLOWED_ORIGINS: z
    .string()
    .refine(
      isListOfOrigins,
      'SCORESHEET_ALLOWED_ORIGINS is a list such as "https://one.example,https://two.example".',
    )
    .optional(),
  SCORESHEET_INTROSPECTION: oneOf('SCORESHEET_INTROSPECTION', ['on', 'off']).optional(),
  /** The operator's own proxies that stand before the server and write `X-Forwarded-For`. */
  SCORESHEET_PROXIES: wholeNumber('SCORESHEET_PROXIES', 0, MAX_PROXIES).default(0),
  SCORESHEET_OPERATIONS_PER_SECOND: rate('SCORESHEET_OPERATIONS_PER_SECOND'),
  SCORESHEET_GUESTS_PER_MINUTE: rate('SCORESHEET_GUESTS_PER_MINUTE'),
  SCORESHEET_COST_PER_SECOND: rate('SCORESHEET_COST_PER_SECOND'),
  SCORESHEET_SOCKETS_PER_ADDRESS: rate('SCORESHEET_SOCKETS_PER_ADDRESS'),
};

function rate(name: string) {
  return wholeNumber(name, 1, MAX_RATE).optional();
}

/** What is not set is as the api has it. */
export interface FrontDoorConfig {
  readonly mode: Mode;
  /** Names that the players' door may be asked under. */
  readonly hosts: HostNames;
  readonly allowedOrigins: readonly string[];
  readonly introspection: boolean;
  readonly trustedProxies: number;
  readonly operationsPerSecond?: number;
  readonly guestsPerMinute?: number;
  readonly costPerSecond?: number;
  readonly socketsPerAddress?: number;
}

/** Who tries the server on one machine looks around; a club's server shows its schema if asked to. */
export function frontDoorOf(
  given: Given<
    typeof frontDoorSettings &
      typeof hostSettings &
      typeof httpSettings &
      typeof databaseSettings &
      typeof eventLogSettings
  >,
): FrontDoorConfig {
  const {
    SCORESHEET_ALLOWED_ORIGINS: origins,
    SCORESHEET_INTROSPECTION: introspection,
    SCORESHEET_OPERATIONS_PER_SECOND: operationsPerSecond,
    SCORESHEET_GUESTS_PER_MINUTE: guestsPerMinute,
    SCORESHEET_COST_PER_SECOND: costPerSecond,
    SCORESHEET_SOCKETS_PER_ADDRESS: socketsPerAddress,
  } = given;
  const isEmbedded = databaseOf(given).kind === 'embedded';
  return withoutUndefined({
    mode: given.SCORESHEET_FRONT_DOOR_MODE,
    hosts: namesOf(given.SCORESHEET_HOST, given),
    allowedOrigins: origins?.split(',').map((one) => one.trim()) ?? [],
    introspection: introspection === undefined ? isEmbedded : introspection === 'on',
    trustedProxies: given.SCORESHEET_PROXIES,
    operationsPerSecond,
    guestsPerMinute,
    costPerSecond,
    socketsPerAddress,
  });
}
