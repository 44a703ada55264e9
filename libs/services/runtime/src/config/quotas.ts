/** How much of the installation one person may take. */
import { mode, type Mode } from './mode.js';
import type { Given } from './setting.js';

export const quotaSettings = {
  SCORESHEET_QUOTAS_MODE: mode('SCORESHEET_QUOTAS_MODE').default('enforce'),
};

/** What is not set is as the services have it. */
export interface QuotasConfig {
  readonly mode: Mode;
}

export const quotasOf = (given: Given<typeof quotaSettings>): QuotasConfig => ({
  mode: given.SCORESHEET_QUOTAS_MODE,
});
