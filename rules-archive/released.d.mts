/** What every module of the archive hands over: a `ReleasedRuleset` of the catalog. */
export const released: unknown;
