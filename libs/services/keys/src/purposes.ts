/**
 * What an installation does with keys. Each purpose has a key of its own, derived from the
 * installation's: no derived key tells anything of another, and whoever has only some of them can
 * do only that. What was written under a purpose is read by its label: labels never change.
 */

/** Purposes of an api, which decides nothing: no chance of any match follows from one of these. */
export const API_PURPOSES = [
  'scoresheet access token 1',
  'scoresheet position token 1 seal',
  'scoresheet position token 1 nonce',
  'scoresheet rate counter 1',
  'scoresheet open match 1',
  'scoresheet command mac 1 api',
] as const;

/**
 * Of readers of events, who check what a match service has signed. Keys that were handed out before
 * this was one of them lack it; their readers find no event proved.
 */
export const READER_PURPOSE = 'scoresheet event mac 1';

/** Of invitations to private matches; older keys that were handed out lack it, like the one above. */
export const INVITATION_PURPOSE = 'scoresheet invitation 1';

/** Of the secrets of webhooks, as they lie in the database; keys handed out before lack it, too. */
export const WEBHOOK_PURPOSE = 'scoresheet webhook 1';

export type Purpose =
  | (typeof API_PURPOSES)[number]
  | typeof READER_PURPOSE
  | typeof INVITATION_PURPOSE
  | typeof WEBHOOK_PURPOSE
  | 'scoresheet command mac 1 clock'
  | 'scoresheet command mac 1 house';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * How long after the beginning of a newer key something new may still be written under the older
 * one. Of tokens: as long as the longest is valid, so that nobody loses a seat. Of the others: as
 * far as the clocks of the machines of an installation may differ, or until it does not matter.
 */
export const TRUSTED_AFTER_MS: Readonly<Record<Purpose, number>> = {
  'scoresheet access token 1': 30 * DAY_MS,
  'scoresheet position token 1 seal': DAY_MS,
  'scoresheet position token 1 nonce': DAY_MS,
  'scoresheet rate counter 1': 0,
  'scoresheet open match 1': 0,
  'scoresheet command mac 1 api': 10 * MINUTE_MS,
  'scoresheet command mac 1 clock': 10 * MINUTE_MS,
  'scoresheet command mac 1 house': 10 * MINUTE_MS,
  'scoresheet event mac 1': 10 * MINUTE_MS,
  'scoresheet invitation 1': 30 * DAY_MS,
  'scoresheet webhook 1': 10 * MINUTE_MS,
};

/** Access tokens, which a new key may end at once. */
export const TOKENS: Purpose = 'scoresheet access token 1';
