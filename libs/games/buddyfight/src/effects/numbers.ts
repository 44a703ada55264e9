/** More than any amount, number of targets or price in the game. */
export const MOST = 99;
/** Power and defense are counted in thousands. */
export const MOST_POWER = 99_000;
