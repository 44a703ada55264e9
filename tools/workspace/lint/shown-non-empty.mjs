/** What a function expects beside a loop, by which the loop must have turned. */

/** @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node */
/** @typedef {import('eslint').SourceCode} SourceCode */
/** @typedef {{ matcher: string, isNot: boolean, subject: string, wanted: string }} Expectation */

/** Expected of a list or of a count, they hold for nothing that is empty. */
const FILLED = /^(toContain|toContainEqual|toBeTruthy|toBeGreaterThan|toBeGreaterThanOrEqual)$/;
const SAME = /^(toBe|toEqual|toStrictEqual|toHaveLength)$/;
const EMPTY = /^(|0|\[\]|''|\{\}|false|undefined|null|new (Set|Map)\(\))$/;
/** `turns += 1`, `turns++`, `seen.push(`, `seen.add(`: what counts the turns of a loop. */
const COUNTS = /\b(\w+)(?:\.\w+)? ?(?:\+=|\+\+|\.push\(|\.add\(|\.set\()/g;

/**
 * @param {{ node: Node, over: Node | undefined }} loop
 * @param {Node} within the function around it
 * @param {SourceCode} source
 */
export function isShownNonEmpty({ node, over }, within, source) {
  const textOf = (/** @type {Node} */ part) => source.getText(/** @type {any} */ (part));
  const counters = [...textOf(node).matchAll(COUNTS)].map(([, name = '']) => name);
  const shown = [...(over ? subjectsOf(over).map(textOf) : []), ...counters];
  return expectationsIn(within, node, source).some(
    (each) =>
      (each.subject === 'expect' && each.matcher === 'assertions') ||
      (saysFilled(each) && shown.includes(each.subject.replace(/\.(length|size)$/, ''))),
  );
}

function saysFilled(/** @type {Expectation} */ { matcher, isNot, wanted }) {
  if (SAME.test(matcher)) return EMPTY.test(wanted) === isNot;
  if (matcher === 'toBeGreaterThanOrEqual' && wanted === '0') return false;
  return FILLED.test(matcher) && !isNot;
}

/** The list itself, and what it was made of, one by one: `list.map(...)`, `Object.keys(list)`, `[...list]`. */
function subjectsOf(/** @type {Node} */ over) {
  const subjects = [over];
  for (let part = sourceOf(over); part; part = sourceOf(part)) subjects.push(part);
  return subjects;
}

/** @returns {Node | undefined} */
function sourceOf(/** @type {Node} */ node) {
  if (node.type === 'ArrayExpression') {
    const spread = node.elements.find((each) => each?.type === 'SpreadElement');
    return spread?.type === 'SpreadElement' ? spread.argument : undefined;
  }
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return /^(length|size)$/.test(node.property.name) ? node.object : undefined;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  if (object.type === 'Identifier' && object.name === 'Object') return node.arguments[0];
  const keeps =
    property.type === 'Identifier' && /^(map|entries|keys|values|toSorted|sort|toReversed)$/;
  return keeps && keeps.test(property.name) ? object : undefined;
}

/**
 * Every `expect(subject).matcher(wanted)` of a function, but for those in the loop.
 *
 * @param {Node} within
 * @param {Node} loop
 * @param {SourceCode} source
 * @returns {Expectation[]}
 */
function expectationsIn(within, loop, source) {
  const children = source.visitorKeys[within.type] ?? [];
  const own = expectationOf(within, source);
  const nested = children
    .flatMap((key) => /** @type {any} */ (within)[key] ?? [])
    .filter((child) => child !== loop && child !== null);
  return [...(own ? [own] : []), ...nested.flatMap((child) => expectationsIn(child, loop, source))];
}

/** @returns {Expectation | undefined} */
function expectationOf(/** @type {Node} */ node, /** @type {SourceCode} */ source) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const textOf = (/** @type {Node | undefined} */ part) =>
    part ? source.getText(/** @type {any} */ (part)) : '';
  const said = /^expect(?:\((.*?),?\s*\))?((?:\.not)?)$/s.exec(textOf(node.callee.object));
  if (!said) return undefined;
  const [, subject = 'expect', not] = said;
  const matcher = textOf(node.callee.property);
  return { matcher, isNot: not !== '', subject, wanted: textOf(node.arguments[0]) };
}
