/**
 * Every released set of rules by its name and version. A tournament pins the name, and its
 * standings are recomputed for ever: a preset never changes, the next version stands beside it.
 */
import type { StandingsRules } from '../rules.js';
import { FIDE_PRESETS } from './fide.js';
import { KONAMI_PRESETS } from './konami.js';
import { MAGIC_PRESETS } from './magic.js';
import { NETRUNNER_PRESETS } from './netrunner.js';
import { POD_PRESETS } from './pods.js';
import { POKEMON_PRESETS } from './pokemon.js';

export const PRESETS = {
  ...MAGIC_PRESETS,
  ...POKEMON_PRESETS,
  ...KONAMI_PRESETS,
  ...NETRUNNER_PRESETS,
  ...FIDE_PRESETS,
  ...POD_PRESETS,
} as const satisfies Readonly<Record<string, StandingsRules>>;

export type PresetName = keyof typeof PRESETS;

export const isStandingsPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);

export const presetNamed = (name: string): StandingsRules | undefined =>
  isStandingsPreset(name) ? PRESETS[name] : undefined;
