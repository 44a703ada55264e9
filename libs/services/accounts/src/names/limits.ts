/** Characters as people count them: code points after normalisation. */
export const NAME_LENGTH = { min: 2, max: 32 } as const;
