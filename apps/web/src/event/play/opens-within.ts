/** The longest usual wait for a match after its round starts; most open within a second. */
export const OPENS_WITHIN_MS = 15_000;
