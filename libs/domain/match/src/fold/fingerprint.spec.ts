import { canonicalHash } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { copy, rulesetOf, type State } from '@scoresheet/rules-engine';
import { fingerprintOf } from './fingerprint.js';
import { lanternRules } from '../lanterns.spec-kit.js';
import { answer, runningMatch, sha256 } from '../scene.spec-kit.js';

const ruleset = rulesetOf(lanternRules);

function stateOf(): State {
  const scene = runningMatch();
  answer(scene, 'ann');
  answer(scene, 'bob');
  const { table } = scene.state();
  if (!table) throw new Error('the game has begun');
  return table;
}

const changes: readonly [what: string, change: (state: State) => void][] = [
  ['a counter of a seat', (state) => void (state.players[1]!['points'] = 7)],
  ['a counter of the table', (state) => void (state.table['turn'] = 9)],
  ['the order of a deck', (state) => void state.places['deck@1']!.reverse()],
  [
    'the face of a hidden card',
    (state) => {
      const id = state.places['deck@2']![0]!;
      state.cards[id] = { ...state.cards[id]!, face: 'lamp-0' };
    },
  ],
  ['a mark', (state) => void (state.cards[state.places['table@0']![0]!]!.marks['lit'] = 1)],
  ['a slot', (state) => void (state.cards[state.places['table@0']![0]!]!.slot = 3)],
  [
    'where a card says that it lies',
    (state) => void (state.cards[state.places['table@0']![0]!]!.place = 'x@0'),
  ],
  [
    'who knows a card that lies face down',
    (state) => {
      const id = state.places['table@0']![0]!;
      state.cards[id] = { ...state.cards[id]!, knownTo: 1 };
    },
  ],
  ['the stack', (state) => void state.stack.push({ kind: 'effect' })],
  ['a number of an id', (state) => void (state.ids['c'] = 99)],
  ['the chance asked so far', (state) => void (state.draws += 1)],
  ['the decisions asked so far', (state) => void (state.asked += 1)],
  ['the end', (state) => void (state.outcome = { places: [[1, 2]], reason: 'draw' })],
];

/** As the format says it, with a text for each place. */
function saidOutright(state: State): string {
  const places = Object.keys(state.places).sort();
  const wordsOf = (id: string) => {
    const { face, owner, slot, marks } = state.cards[id]!;
    const ordered = Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1));
    const out = ordered.map(([name, count]) => `${name}=${count}`);
    return [id, face, owner, ...(slot === 0 ? [] : [slot]), ...out].join(' ');
  };
  const lines = places.map((at) => [at, ...state.places[at]!.map(wordsOf)].join());
  return canonicalHash({ ...state, cards: {}, places: lines }, sha256);
}

describe('the fingerprint', () => {
  it('is the hash of the state, with a text for the cards of each place', () => {
    const state = stateOf();
    Object.assign(state.cards[state.places['table@0']![0]!]!, {
      slot: 12,
      marks: { worn: -1, lit: 7, 'said "ä\\é"': 1_000_000 },
    });
    expect(fingerprintOf(ruleset, state, sha256)).toBe(saidOutright(state));
    const bare = { ...state, cards: {}, places: {} };
    expect(fingerprintOf(ruleset, bare, sha256)).toBe(saidOutright(bare));
  });

  it.each(changes)('tells states apart by %s', (_, change) => {
    const state = stateOf();
    const changed = copy(state);
    expect(fingerprintOf(ruleset, changed, sha256)).toBe(fingerprintOf(ruleset, state, sha256));
    change(changed);
    expect(fingerprintOf(ruleset, changed, sha256)).not.toBe(fingerprintOf(ruleset, state, sha256));
  });

  it('does not depend on the order in which the state was filled', () => {
    const state = stateOf();
    const turned = {
      ...state,
      cards: Object.fromEntries(Object.entries(state.cards).reverse()),
      places: Object.fromEntries(Object.entries(state.places).reverse()),
    };
    expect(fingerprintOf(ruleset, turned, sha256)).toBe(fingerprintOf(ruleset, state, sha256));
  });
});
