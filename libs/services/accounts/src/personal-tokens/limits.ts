/** Days until a personal token expires. */
export const TOKEN_DAYS = { usual: 90, most: 366 } as const;
/** Tokens that one account holds at a time. */
export const MAX_PERSONAL_TOKENS = 50;
/** Characters. */
export const TOKEN_NAME_LENGTH = 64;
