import { mode, type Mode } from './mode.js';
import type { Given } from './setting.js';

export const commandMacSettings = {
  SCORESHEET_COMMAND_MAC_MODE: mode('SCORESHEET_COMMAND_MAC_MODE').optional(),
};

/**
 * The mode that was set. Undefined: enforced where nobody of an older version can be at work, and
 * else observed.
 */
export const commandMacModeOf = (given: Given<typeof commandMacSettings>): Mode | undefined =>
  given.SCORESHEET_COMMAND_MAC_MODE;
