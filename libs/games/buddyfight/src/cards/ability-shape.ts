/**
 * What an ability may say: when it works, what is paid and chosen, what is done, what lasts.
 *
 * Rules: B13, B33; decisions A-BFT-43, A-BFT-62, A-BFT-63, A-BFT-74.
 */
import { shapes, type Problem, type Shape, type Words } from '@scoresheet/rules-cards';
import { instruction } from './instruction-shape.js';
import { amount, condition, MOST, selector, things, VALUES } from './selector-shape.js';
import { TIMINGS } from './shape.js';

const { integer, isRecord, listOf, object, oneOf, only, text } = shapes;

const gift: Shape = object({
  from: selector,
  count: integer(1, MOST),
  to: oneOf('place', ['drop', 'soul', 'hand', 'deck', 'gauge']),
});

/** What playing a card or using an ability costs. */
export const price: Shape = object({
  'gauge?': integer(1, MOST),
  'life?': integer(1, MOST),
  'deck?': integer(1, MOST),
  'soul?': integer(1, MOST),
  'rest?': only(true),
  'gives?': listOf(gift),
});

const choosing: Shape = (value, path) => {
  const words = { name: text, from: selector, min: integer(0, MOST), max: integer(1, MOST) };
  const wrong = object({ ...words, 'things?': things, 'hidden?': only(true) })(value, path);
  if (wrong.length > 0 || !isRecord(value)) return wrong;
  if (Number(value['min']) > Number(value['max'])) {
    return [{ path: `${path}.min`, says: 'this is more than the most that may be chosen' }];
  }
  const { zone } = value['from'] as { readonly zone?: string };
  if (zone !== 'hand' || value['hidden'] === true) return [];
  return [{ path: `${path}.hidden`, says: 'who chooses out of a hand says so by true' }];
};

/** Timings of which another card has a part, called `it`. */
const WITH_ANOTHER: readonly unknown[] = ['attacked', 'destroys'];

function wordsOfTiming(timing: unknown, names: readonly string[]): Words {
  const does = listOf(instruction(names));
  const choose = { 'choose?': listOf(choosing) };
  const once = { 'once?': oneOf('limit', ['card', 'fighter']) };
  if (timing === 'lasting') {
    const changes = { lasting: listOf(lastingOf(names)), 'inSoul?': only(true) };
    return { 'when?': condition, does: emptyList, ...changes };
  }
  if (timing === 'cast') return { ...choose, does };
  if (timing === 'act' || timing === 'counter-act') {
    return { 'when?': condition, 'price?': price, ...once, ...choose, does };
  }
  if (timing === 'saves') return { 'when?': condition, 'price?': price, ...once, does };
  return { 'may?': only(true), 'when?': condition, 'price?': price, ...once, ...choose, does };
}

const lastingOf = (names: readonly string[]): Shape =>
  object({ on: selector, what: oneOf('value', VALUES), by: amount(names) });

const emptyList: Shape = (value, path) =>
  Array.isArray(value) && value.length === 0
    ? []
    : [{ path, says: 'what lasts does nothing at once; it says so in `lasting`' }];

export const ability: Shape = (value, path) => {
  if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
  const timing = oneOf('timing', TIMINGS);
  const unknown = timing(value['timing'], `${path}.timing`);
  if (unknown.length > 0) return unknown;
  const chosen = chosenBy(value['choose']);
  const own = WITH_ANOTHER.includes(value['timing']) ? ['self', 'it'] : ['self'];
  const words = wordsOfTiming(value['timing'], [...own, ...chosen.map(({ name }) => name)]);
  const wrong = object({ timing, ...words })(value, path);
  const inOrder = hiddenLast(value['choose'], path);
  return [...wrong, ...inOrder, ...strayNames(value, chosen, path), ...withoutStay(value, path)];
};

/** What lies open is named before anybody answers, what lies hidden after that (A-BFT-43). */
function hiddenLast(choose: unknown, path: string): readonly Problem[] {
  if (!Array.isArray(choose)) return [];
  const hidden = choose.map((entry) => isRecord(entry) && entry['hidden'] === true);
  const index = hidden.findIndex((is, at) => !is && hidden[at - 1] === true);
  if (index < 0) return [];
  return [{ path: `${path}.choose[${index}]`, says: 'choices out of a hand come last' }];
}

interface Chosen {
  readonly name: string;
  readonly isThing: boolean;
}

function chosenBy(choose: unknown): readonly Chosen[] {
  if (!Array.isArray(choose)) return [];
  return choose.flatMap((entry) =>
    isRecord(entry) ? [{ name: String(entry['name']), isThing: 'things' in entry }] : [],
  );
}

/**
 * A target that is chosen and then forgotten is a slip of the pen; a thing may be asked for
 * because the card is of use against it alone.
 */
function strayNames(
  { does }: { readonly [word: string]: unknown },
  chosen: readonly Chosen[],
  path: string,
): readonly Problem[] {
  const used = JSON.stringify(does ?? []);
  return chosen.flatMap(({ name, isThing }, index) => {
    const at = `${path}.choose[${index}].name`;
    const isTwice = chosen.findIndex((each) => each.name === name) < index;
    if (isTwice) return [{ path: at, says: `'${name}' is chosen twice` }];
    const isUsed = isThing || used.includes(`:${JSON.stringify(name)}`);
    return isUsed ? [] : [{ path: at, says: `nothing is done to '${name}'` }];
  });
}

/** What stands before a destruction has to say what stays. */
function withoutStay(
  { timing, does }: { readonly [word: string]: unknown },
  path: string,
): readonly Problem[] {
  const stays = Array.isArray(does)
    ? does.filter((each) => isRecord(each) && each['verb'] === 'stay').length
    : 0;
  if ((timing === 'saves') === (stays === 1)) return [];
  return [{ path: `${path}.does`, says: "'stay' stands once in what saves, and nowhere else" }];
}
