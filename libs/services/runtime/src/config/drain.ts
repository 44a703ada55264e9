import { wholeNumber, type Given } from './setting.js';

const MAX_SECONDS = 300;

export const drainSettings = {
  SCORESHEET_DRAIN_SECONDS: wholeNumber('SCORESHEET_DRAIN_SECONDS', 0, MAX_SECONDS).default(0),
};

export const drainMsOf = ({ SCORESHEET_DRAIN_SECONDS }: Given<typeof drainSettings>): number =>
  SCORESHEET_DRAIN_SECONDS * 1_000;
