/** What every toy game is unless it says otherwise: no cards, no abilities, nothing to answer. */
import type { Ability, CardFace } from '../contract/vocabulary.js';
import type { Rules } from '../contract/rules.js';

const NOTHING: Omit<Rules, 'id' | 'zones' | 'setup'> = {
  minSeats: 2,
  maxSeats: 2,
  options: {},
  tableZone: 'field',
  openCounters: [],
  stories: {},
  steps: {},
  happenings: {},
  timings: [],
  triggers: { order: 'queue', chosenBy: 'rank' },
  verbs: {},
  filters: {},
  faces: {},
  checkAfter: 'effect',
  check: () => undefined,
  controllerOf: (_, { owner }) => owner,
  baseValue: (_, { stats }, what) => stats[what] ?? 0,
  shownValues: [],
  hasAbilities: () => true,
  refuse: (_reading, _seat, asked) =>
    asked
      ? { rule: 'TOY-2', says: 'This is not offered.' }
      : { rule: 'TOY-1', says: 'You are not asked this.' },
};

export const toy = (rules: Pick<Rules, 'id' | 'zones' | 'setup'> & Partial<Rules>): Rules => ({
  ...NOTHING,
  ...rules,
});

type Printed = Partial<Omit<CardFace, 'code' | 'name' | 'type'>>;

/** A printed card whose code is its name. */
export function printed(name: string, type: string, rest: Printed = {}): CardFace {
  const plain = { cost: 0, stats: {}, keywords: {}, words: {}, abilities: [] as Ability[] };
  return { code: name, name, type, ...plain, ...rest };
}

export const facesOf = (...faces: readonly CardFace[]): Rules['faces'] =>
  Object.fromEntries(faces.map((face) => [face.code, face]));
