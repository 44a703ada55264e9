/**
 * NIST SP 800-63B asks for at least 8 characters and room for at least 64, and for no rules about
 * which kinds. The upper bound keeps the work for one request small.
 */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
