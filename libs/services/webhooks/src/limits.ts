/** How much a webhook may take of the installation, and of whoever receives it. */

/** Of one tournament: a bot, a stream overlay, a spare, and room for a change of each. */
export const MAX_WEBHOOKS = 6;
export const MAX_URL_LENGTH = 2_000;

/** What the queues behind most receivers take at once; a larger event is sent without its facts. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

/** Attempts that are kept of each webhook, for whoever looks for a mistake. */
export const DELIVERIES_KEPT = 50;

/** A test is sent at once, so that it could be used to knock somewhere again and again. */
export const TEST_EVERY_MS = 5_000;
