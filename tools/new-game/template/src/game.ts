/**
 * Sample Game, table of contents: two seats, one card a turn, the first to twelve points wins.
 *
 * Rules: R-SMP-01 to R-SMP-09 with the decisions A-SMP-01 and A-SMP-02.
 */
import type { Rules } from '@scoresheet/rules-engine';
import { openStories, optionsOf } from '@scoresheet/rules-presentation';
import { FACES } from './cards/card-set.js';
import { COUNTERS } from './counters.js';
import { LANGUAGE } from './effects/language.js';
import { check, leads } from './endings.js';
import { ZONES } from './field.js';
import { READINGS } from './readings.js';
import { refuse } from './refusals.js';
import { setup } from './setup/setup.js';
import { STORIES } from './stories.js';
import { main } from './turn/main.js';
import { turn } from './turn/turn.js';

export const sampleGame: Rules = {
  id: 'sample-game/1',
  minSeats: 2,
  maxSeats: 2,
  options: optionsOf(READINGS),

  zones: ZONES,
  tableZone: 'table',
  openCounters: Object.keys(COUNTERS),
  shownValues: [],
  stories: openStories(STORIES),

  setup,
  firstMayBeNamed: true,
  leads,
  steps: { turn, main },

  faces: FACES,
  ...LANGUAGE.rules,
  controllerOf: (_, { owner }) => owner,
  baseValue: (_, { stats }, what) => stats[what] ?? 0,
  hasAbilities: () => true,

  happenings: {},
  checkAfter: 'effect',
  check,
  triggers: { order: 'queue', chosenBy: 'rank' },
  refuse,
};
