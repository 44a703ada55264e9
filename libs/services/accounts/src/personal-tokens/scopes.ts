/** What a personal token may be used for. The account's roles are the upper bound all the same. */
export const SCOPES = ['read', 'play', 'judge'] as const;
export type Scope = (typeof SCOPES)[number];
