import { wholeNumber, type Given } from './setting.js';

const MOST_BYTES_PER_SECOND = 999_999_999;
const MEBIBYTE = 1024 * 1024;

export const scrubSettings = {
  SCORESHEET_SCRUB_BYTES_PER_SECOND: wholeNumber(
    'SCORESHEET_SCRUB_BYTES_PER_SECOND',
    0,
    MOST_BYTES_PER_SECOND,
  ).default(MEBIBYTE),
};

/** How fast log and archive are read again to compare them; 0: they are not. */
export const scrubBytesPerSecondOf = (given: Given<typeof scrubSettings>): number =>
  given.SCORESHEET_SCRUB_BYTES_PER_SECOND;
