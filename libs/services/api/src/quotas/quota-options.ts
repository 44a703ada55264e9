/** What an operator sets about how much of the installation one person may take. */

export interface QuotaOptions {
  /** `observe` counts and lets pass what `enforce` refuses. */
  readonly mode: 'observe' | 'enforce';
  /** Matches that an account has opened and that have not begun. */
  readonly openMatchesPerAccount: number;
  /** Matches that all who come from one address have opened and that have not begun. */
  readonly openMatchesPerAddress: number;
}

/** A bot opens one match after the other; a whole club may stand behind one address. */
export const DEFAULT_QUOTAS: QuotaOptions = {
  mode: 'enforce',
  openMatchesPerAccount: 200,
  openMatchesPerAddress: 2_000,
};
