/** What an ability may say: the words of each timing, verb and choice. Rule: R-FRI-68. */
import { shapes, type Problem, type Shape, type Words } from '@scoresheet/rules-cards';
import type { Lasting } from '@scoresheet/rules-engine';
import { VERBS } from '../effects/verbs.js';
import { POOLS } from '../field.js';
import { TIMINGS, type Timing } from './card.js';
import { amount, condition, DURATIONS, MOST, selector, things, VALUES } from './selector-shape.js';

const { integer, isRecord, listOf, object, oneOf, only, text } = shapes;

const WHO = ['you', 'others', 'each'] as const;

/** Timings at which another card is at hand, called `it`. */
const WITH_IT: readonly Timing[] = ['your-play', 'their-play', 'attacked'];

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
  const who = oneOf('player', [...WHO, ...names]);
  const whoAmount = { 'who?': who, amount: amount(names) };
  const from = oneOf('Pool', POOLS);
  const until = oneOf('duration', DURATIONS);
  return {
    'gain-money': whoAmount,
    'lose-money': whoAmount,
    'gain-things': whoAmount,
    draw: { ...whoAmount, 'from?': from },
    add: { ...whoAmount, from },
    discard: whoAmount,
    'discard-at-random': whoAmount,
    'discard-top': whoAmount,
    give: { to, what: oneOf('value', VALUES), 'by?': amount(names), 'until?': until },
    refresh: { to },
    wear: { to, amount: amount(names) },
    'extra-turn': whoAmount,
    'skip-turn': whoAmount,
    remove: { to },
    return: { to },
    sacrifice: { to },
    'take-control': { to },
    tuck: { to, under: oneOf('name', names) },
    hide: { to, under: oneOf('name', names) },
    take: { to },
    'put-on-board': { to },
    'shuffle-back': { to },
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

const lastingOf =
  (names: readonly string[]): Shape =>
  (value, path) => {
    const words = { on: selector, what: oneOf('value', VALUES), by: amount(names) };
    const wrong = object(words)(value, path);
    return wrong.length > 0 ? wrong : circles(value as unknown as Lasting, path);
  };

/** A change of Power for those of some Power would change whom it changes, and so without an end. */
function circles({ on, what }: Lasting, path: string): readonly Problem[] {
  const asked = Object.keys(on).find((word) => /^(power|cost)At/.test(word));
  const isCircle = asked !== undefined && (asked.startsWith(what) || what === 'cost');
  return isCircle ? [{ path: `${path}.on.${asked}`, says: `this would depend on itself` }] : [];
}

const emptyList: Shape = (value, path) =>
  Array.isArray(value) && value.length === 0
    ? []
    : [{ path, says: 'what lasts does nothing at once; it says so in `lasting`' }];

function wordsOfTiming(timing: unknown, names: readonly string[]): Words {
  if (timing === 'lasting' || timing === 'loot-lasting') {
    return { 'when?': condition, does: emptyList, lasting: listOf(lastingOf(names)) };
  }
  const choose = { 'choose?': listOf(choosing) };
  return { 'may?': only(true), 'when?': condition, ...choose, does: listOf(instruction(names)) };
}

export const ability: Shape = (value, path) => {
  if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
  const timing = oneOf('timing', TIMINGS);
  const unknown = timing(value['timing'], `${path}.timing`);
  if (unknown.length > 0) return unknown;
  const chosen = namesChosen(value['choose']);
  const hasIt = WITH_IT.includes(value['timing'] as Timing);
  const names = ['self', ...(hasIt ? ['it'] : []), ...chosen];
  const words = wordsOfTiming(value['timing'], names);
  return [
    ...object({ timing, ...words })(value, path),
    ...idleNames(value, chosen, path),
    ...outOfReach(value, path),
  ];
};

/** What is done to cards of the Board, or to Foes, alone. */
const ON_BOARD: readonly string[] = ['refresh', 'wear', 'sacrifice', 'take-control'];

/** A verb of the Board does nothing to a card that is looked for elsewhere, and yet is paid for. */
function outOfReach(
  { choose, does }: { readonly [word: string]: unknown },
  path: string,
): readonly Problem[] {
  const elsewhere = recordsIn(choose).filter(({ from }) => isElsewhere(from));
  return recordsIn(does).flatMap(({ verb, to }, index) => {
    const isNamed = elsewhere.some(({ name }) => name === to);
    if (!ON_BOARD.includes(String(verb)) || !(isNamed || isElsewhere(to))) return [];
    return [
      { path: `${path}.does[${index}].to`, says: `'${String(verb)}' reaches the Board alone` },
    ];
  });
}

const recordsIn = (list: unknown): readonly { readonly [word: string]: unknown }[] =>
  Array.isArray(list) ? list.filter(isRecord) : [];

const isElsewhere = (cards: unknown): boolean => isRecord(cards) && cards['zone'] !== undefined;

function namesChosen(choose: unknown): readonly string[] {
  return recordsIn(choose).map(({ name }) => String(name));
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
