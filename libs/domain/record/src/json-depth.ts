/** Deeper values are refused: a writer or reader that recurses must not run out of stack. */
export const MAX_JSON_DEPTH = 64;
