/** Milliseconds since the epoch; specs let it pass at will. */
export type Clock = () => number;
export const CLOCK = Symbol('the clock of accounts');
