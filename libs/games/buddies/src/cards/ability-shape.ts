/**
 * What an ability may say: the words of each timing, verb, choice and cost.
 *
 * Rules: R-BUD-11, R-BUD-24; decisions A-BUD-39, A-BUD-49.
 */
import { shapes, type Problem, type Shape, type Words } from '@scoresheet/rules-cards';
import { VERBS } from '../effects/verbs.js';
import { TIMINGS } from './card.js';
import { ELEMENTS } from './elements.js';
import {
  amount,
  condition,
  DURATIONS,
  MOST,
  selector,
  sought,
  things,
  VALUES,
} from './selector-shape.js';

const { integer, isRecord, listOf, object, oneOf, only, text } = shapes;

const WHO = ['you', 'others', 'each'] as const;

/** Cards that an effect can name without choosing them. */
const OWN_NAMES = ['self', 'bearer'];

const choosing: Shape = object({
  name: text,
  from: selector,
  min: integer(0, MOST),
  max: integer(1, MOST),
  'things?': things,
  'hidden?': only(true),
});

const cardsOf =
  (names: readonly string[]): Shape =>
  (value, path) =>
    isRecord(value) ? selector(value, path) : oneOf('name', names)(value, path);

/** The words that each verb needs and knows besides itself. */
function wordsOfVerbs(names: readonly string[]): { readonly [verb: string]: Words } {
  const to = cardsOf(names);
  const named = oneOf('name', names);
  const element = oneOf('element', ELEMENTS);
  const toAmount = { to, amount: amount(names) };
  const who = oneOf('player', [...WHO, ...names]);
  const whoAmount = { 'who?': who, amount: amount(names) };
  const until = oneOf('duration', DURATIONS);
  return {
    attack: { ...toAmount, 'element?': element },
    damage: { ...toAmount, 'element?': element },
    'lose-hp': toAmount,
    heal: toAmount,
    'restore-df': { to },
    'lose-cards': whoAmount,
    draw: whoAmount,
    discard: whoAmount,
    'discard-at-random': whoAmount,
    give: { to, what: oneOf('value', VALUES), 'by?': integer(-999, 999), 'until?': until },
    'change-weakness': { to, element, 'until?': until },
    'gain-energy': whoAmount,
    roll: { amount: integer(1, MOST) },
    search: { 'for?': sought },
    'look-at-deck': { amount: amount(names) },
    'look-at-hand': { who },
    trash: { to },
    'trash-item': { to },
    return: { to },
    'put-into-play': { to },
    'take-control': { to },
    revive: { to, 'amount?': integer(1, 999) },
    'stop-defending': { to },
    refresh: { to },
    'shuffle-back': { to },
    'shuffle-trash': { 'who?': who },
    cancel: { to: named },
    redirect: { to: named, onto: named },
  };
}

const instruction =
  (names: readonly string[]): Shape =>
  (value, path) => {
    if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
    const known = oneOf('verb', Object.keys(VERBS));
    const unknown = known(value['verb'], `${path}.verb`);
    if (unknown.length > 0) return unknown;
    const words = wordsOfVerbs(names)[String(value['verb'])];
    return words ? object({ verb: known, ...words })(value, path) : [];
  };

/** What is given up: HP by a Buddy that acts, cards by whoever announces (A-BUD-39). */
const PRICES: { readonly [timing: string]: Shape } = {
  use: object({ 'energy?': integer(1, 20), 'hp?': integer(1, 999), 'discard?': integer(1, 3) }),
  play: object({ 'discard?': integer(1, 3) }),
  'set-off': object({ 'energy?': integer(1, 20) }),
};

function wordsOfTiming(timing: unknown, names: readonly string[]): Words {
  const does = listOf(instruction(names));
  const choose = { 'choose?': listOf(choosing) };
  const price = (kind: string): Words => ({ 'cost?': PRICES[kind] as Shape });
  if (timing === 'lasting') {
    return { 'when?': condition, does: emptyList, lasting: listOf(lastingOf(names)) };
  }
  if (timing === 'play' || timing === 'use') {
    return { 'when?': condition, ...price(timing), ...choose, does };
  }
  return { 'may?': only(true), 'when?': condition, ...price('set-off'), ...choose, does };
}

const lastingOf = (names: readonly string[]): Shape =>
  object({ on: selector, what: oneOf('value', VALUES), by: amount(names) });

const emptyList: Shape = (value, path) =>
  Array.isArray(value) && value.length === 0
    ? []
    : [{ path, says: 'what lasts does nothing at once; it says so in `lasting`' }];

/** `{ "attack": 30, "element": "fire" }`, with what it costs, rolls for and does besides. */
const attackEntry = (names: readonly string[]): Shape =>
  object({
    attack: integer(0, 999),
    'element?': oneOf('element', ELEMENTS),
    'roll?': integer(1, 6),
    'only?': oneOf('target', ['buddies']),
    'when?': condition,
    'cost?': PRICES['use'] as Shape,
    'choose?': listOf(choosing),
    'does?': listOf(instruction([...names, 'victim'])),
  });

export const ability: Shape = (value, path) => {
  if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
  const chosen = namesChosen(value['choose']);
  const names = [...OWN_NAMES, ...(value['timing'] === 'struck' ? ['it'] : []), ...chosen];
  if ('attack' in value) return attackEntry(names)(value, path);
  const timing = oneOf('timing', TIMINGS);
  const unknown = timing(value['timing'], `${path}.timing`);
  if (unknown.length > 0) return unknown;
  const words = wordsOfTiming(value['timing'], names);
  return [...object({ timing, ...words })(value, path), ...idleNames(value, chosen, path)];
};

function namesChosen(choose: unknown): readonly string[] {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) => (isRecord(entry) ? [String(entry['name'])] : []));
}

/** A target that is chosen and then forgotten is a slip of the pen. */
function idleNames(
  { does }: { readonly [word: string]: unknown },
  chosen: readonly string[],
  path: string,
): readonly Problem[] {
  const used = JSON.stringify(does ?? []);
  return chosen
    .map((name, index) => ({ name, path: `${path}.choose[${index}].name` }))
    .filter(({ name }) => !used.includes(`:${JSON.stringify(name)}`))
    .map(({ name, path: at }) => ({ path: at, says: `nothing is done to '${name}'` }));
}
