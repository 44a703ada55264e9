/** Characters. */
export const BLOCK_REASON_LENGTH = 200;
/** The longest block that has an end; one without lasts until somebody lifts it. */
export const LONGEST_BLOCK_DAYS = 3_660;
/** Networks that are blocked at a time: every request is compared with each of them. */
export const MAX_NETWORK_BLOCKS = 1_000;
/** The largest network is so many bits of an address: a slip of the finger blocks not everybody. */
export const LEAST_PREFIX = { ipv4: 8, ipv6: 16 } as const;
