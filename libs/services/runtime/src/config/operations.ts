import { MAX_PORT, text, wholeNumber, type Given } from './setting.js';
import type { HostNames } from '@scoresheet/contracts-messages';
import { namesOf, type hostSettings } from './hosts.js';
import type { httpSettings } from './http.js';

export const operationsSettings = {
  SCORESHEET_OPERATIONS_HOST: text('SCORESHEET_OPERATIONS_HOST', 'an address').default('127.0.0.1'),
  /** 0: any that is free. */
  SCORESHEET_OPERATIONS_PORT: wholeNumber('SCORESHEET_OPERATIONS_PORT', 0, MAX_PORT).optional(),
};

/** The address where operators, not players, ask for health and figures; port 0: any free one. */
export interface OperationsConfig {
  readonly host: string;
  readonly port: number;
  /** Names that it may be asked under. */
  readonly names: HostNames;
}

/** The door for operators; without a wish, the next port after the players'. */
export function operationsOf(
  given: Given<typeof operationsSettings & typeof httpSettings & typeof hostSettings>,
): OperationsConfig {
  const { SCORESHEET_PORT: players, SCORESHEET_OPERATIONS_PORT: wished } = given;
  const next = players === 0 || players === MAX_PORT ? 0 : players + 1;
  const { SCORESHEET_OPERATIONS_HOST: host } = given;
  return { host, port: wished ?? next, names: namesOf(host, { ...given, SCORESHEET_PROXIES: 0 }) };
}
