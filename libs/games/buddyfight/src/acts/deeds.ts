/** What a fighter declares: each word begins the line that says it (`way.ts`). */
export const DEEDS: readonly string[] = ['call', 'equip', 'cast', 'use'];
