import { mode, type Mode } from './mode.js';
import type { Given } from './setting.js';

export const eventRulesSettings = {
  SCORESHEET_EVENT_RULES_MODE: mode('SCORESHEET_EVENT_RULES_MODE').default('enforce'),
};

export const eventRulesModeOf = (given: Given<typeof eventRulesSettings>): Mode =>
  given.SCORESHEET_EVENT_RULES_MODE;
