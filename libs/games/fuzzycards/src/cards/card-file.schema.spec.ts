import { describe, expect, it } from 'vitest';
import { FILTERS } from '../effects/filters.js';
import { VERBS } from '../effects/verbs.js';
import { fuzzycards } from '../game.js';
import {
  COUNTERS,
  DURATIONS,
  OWN_NAMES,
  ROWS,
  SEEN_ZONES,
  SIDES,
  VALUES,
  WHO,
} from './ability-shape.js';
import schema from './card-file.schema.json' with { type: 'json' };
import { FORCES, KEYWORDS, RARITIES, TIMINGS, TYPES } from './card.js';
import { readCardFile } from './read-card-file.js';

const { $defs } = schema;
const { properties: instruction, allOf: needs } = $defs.instruction;

describe('The schema by which editors complete card files', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['Force', $defs.force.enum, FORCES],
    ['rarity', $defs.rarity.enum, RARITIES],
    ['type', $defs.type.enum, TYPES],
    ['keyword', $defs.keyword.enum, KEYWORDS],
    ['timing', $defs.timing.enum, TIMINGS],
    ['verb', $defs.verb.enum, Object.keys(VERBS)],
    ['filter', Object.keys($defs.selector.properties), ['zone', ...Object.keys(FILTERS)]],
    ['value', $defs.value.enum, VALUES],
    ['counter', $defs.condition.properties.counter.enum, COUNTERS],
    ['zone', $defs.selector.properties.zone.enum, SEEN_ZONES],
    ['side', $defs.selector.properties.side.enum, SIDES],
    ['row', $defs.selector.properties.row.enum, ROWS],
    ['who', instruction.who.enum, WHO],
    ['until', instruction.until.enum, DURATIONS],
    ['row to shift to', instruction.row.enum, ROWS],
  ])('knows every %s of the game and no other', (_, inSchema, inGame) => {
    expect([...inSchema].sort()).toEqual([...inGame].sort());
  });

  it('asks of each verb the words without which the reader refuses it', () => {
    for (const verb of Object.keys(VERBS)) {
      const inSchema = needs
        .filter((need) => need.if.properties.verb.enum.includes(verb))
        .flatMap(({ then }) => then.required);
      expect([verb, ...inSchema]).toEqual([verb, ...wordsMissing(verb)]);
    }
  });
});

it('The names that every effect knows are those of the engine and of the game', () => {
  const ofGame = Object.keys(fuzzycards.named ?? {});
  expect([...OWN_NAMES].sort()).toEqual([...new Set(['it', 'self', ...ofGame])].sort());
});

/** What the reader misses in an instruction of nothing but its verb. */
function wordsMissing(verb: string): readonly string[] {
  const { problems } = readCardFile({
    ...{ set: 'x', title: 'X' },
    cards: [
      {
        ...{ code: 'x', name: 'X', type: 'event', force: 'power', rarity: 'rare', cost: 1 },
        abilities: [{ timing: 'event', does: [{ verb }] }],
      },
    ],
  });
  return problems.map(({ path }) => path.split('.').at(-1) as string);
}
