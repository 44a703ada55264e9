/** How much of the installation one person may take. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { mode, type Mode } from './mode.js';
import { wholeNumber, type Given } from './setting.js';

const MAX_OPEN_MATCHES = 1_000_000;
const MAX_DAYS = 3_650;
const DAY_MS = 24 * 60 * 60 * 1_000;

export const quotaSettings = {
  SCORESHEET_QUOTAS_MODE: mode('SCORESHEET_QUOTAS_MODE').default('enforce'),
  SCORESHEET_OPEN_MATCHES_PER_ACCOUNT: openMatches('SCORESHEET_OPEN_MATCHES_PER_ACCOUNT'),
  SCORESHEET_OPEN_MATCHES_PER_ADDRESS: openMatches('SCORESHEET_OPEN_MATCHES_PER_ADDRESS'),
  /** 0: for ever. */
  SCORESHEET_COMMANDS_KEPT_DAYS: wholeNumber('SCORESHEET_COMMANDS_KEPT_DAYS', 0, MAX_DAYS).default(
    30,
  ),
};

function openMatches(name: string) {
  return wholeNumber(name, 1, MAX_OPEN_MATCHES).optional();
}

/** What is not set is as the services have it. */
export interface QuotasConfig {
  readonly mode: Mode;
  readonly openMatchesPerAccount?: number;
  readonly openMatchesPerAddress?: number;
  /** How long decided commands and their outcomes are kept; for ever where absent. */
  readonly commandsKeptMs?: number;
}

export function quotasOf(given: Given<typeof quotaSettings>): QuotasConfig {
  const {
    SCORESHEET_QUOTAS_MODE: mode,
    SCORESHEET_OPEN_MATCHES_PER_ACCOUNT: openMatchesPerAccount,
    SCORESHEET_OPEN_MATCHES_PER_ADDRESS: openMatchesPerAddress,
    SCORESHEET_COMMANDS_KEPT_DAYS: days,
  } = given;
  const isRemoving = mode === 'enforce' && days > 0;
  return withoutUndefined({
    mode,
    openMatchesPerAccount,
    openMatchesPerAddress,
    commandsKeptMs: isRemoving ? days * DAY_MS : undefined,
  });
}
