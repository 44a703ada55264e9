/** Counters that everybody may know, in their order; `{}` stands for the number, or for its seat. */
import { turnCounters } from '@scoresheet/rules-presentation';

export const COUNTERS = {
  ...turnCounters(['Genesis', 'Decode', 'Activate', 'Settle', 'Validate', 'Exodus']),
  first: {},
  life: { shown: 'Life {}', told: 'Life is now {}' },
  energy: { shown: 'Energy {}', told: 'Energy is now {}', always: true },
  total: { shown: 'dealt {} of 589', told: 'has now dealt {} of 589' },
  drawFailed: { told: 'must draw from an empty Scroll' },
};
