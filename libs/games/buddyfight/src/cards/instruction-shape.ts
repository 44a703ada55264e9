/** What an instruction may say: the words that each verb needs and knows besides itself. */
import { shapes, type Shape, type Words } from '@scoresheet/rules-cards';
import { VERBS } from '../effects/verbs.js';
import { AREAS } from '../field.js';
import { amount, BOUNDS, DURATIONS, FIGHTERS, selector, sought, VALUES } from './selector-shape.js';

const { isRecord, object, oneOf, only } = shapes;

const cardsOf =
  (names: readonly string[]): Shape =>
  (value, path) =>
    isRecord(value) ? selector(value, path) : oneOf('name', names)(value, path);

const OF_FIGHTERS = [
  ...['damage', 'lose-life', 'gain-life', 'shield'],
  ...['draw', 'charge', 'mill', 'discard', 'discard-at-random'],
];

const ON_CARDS = [
  ...['destroy', 'return', 'put-into-drop', 'put-into-gauge', 'put-on-deck', 'put-under-deck'],
  ...['stand', 'rest', 'shift', 'stay'],
];

function wordsOfVerbs(names: readonly string[]): { readonly [verb: string]: Words } {
  const to = cardsOf(names);
  const named = oneOf('name', names);
  const who = { 'who?': oneOf('fighter', FIGHTERS) };
  const many = amount(names);
  return {
    ...Object.fromEntries(OF_FIGHTERS.map((verb) => [verb, { ...who, amount: many }])),
    ...Object.fromEntries(ON_CARDS.map((verb) => [verb, { to }])),
    'shuffle-drop': who,
    'look-at-top': { amount: many },
    search: { 'for?': sought },
    give: {
      ...{ to, what: oneOf('value', VALUES), 'by?': many },
      'until?': oneOf('duration', DURATIONS),
    },
    'put-into-soul': { to, of: named },
    'deck-to-soul': { to, amount: many },
    call: { to: named, 'free?': only(true), 'area?': oneOf('area', Object.keys(AREAS)) },
    nullify: { to: named },
    'only-if': { ...BOUNDS, counter: BOUNDS['counter?'] as Shape },
  };
}

export const instruction =
  (names: readonly string[]): Shape =>
  (value, path) => {
    if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
    const known = oneOf('verb', Object.keys(VERBS));
    const unknown = known(value['verb'], `${path}.verb`);
    if (unknown.length > 0) return unknown;
    const words = wordsOfVerbs(names)[String(value['verb'])];
    return words ? object({ verb: known, ...words })(value, path) : [];
  };
