/** What an operator sets about how much of the installation one person may take. */

export interface QuotaOptions {
  /** `observe` counts and lets pass what `enforce` refuses. */
  readonly mode: 'observe' | 'enforce';
}

export const QUOTAS: QuotaOptions = { mode: 'enforce' };
