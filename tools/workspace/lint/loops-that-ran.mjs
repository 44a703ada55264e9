/**
 * An `expect` in a loop says nothing when the loop never turns. The rule refuses one unless the same
 * function shows that there was a turn, in one of these ways:
 *
 * - the loop goes over a list that is written out, here or in a constant that is imported;
 * - what it goes over is expected, outside of the loop, to be something other than empty;
 * - the loop counts or collects, and the function expects of that the same;
 * - `expect.assertions(n)` says how many there are.
 *
 * Loops are `for` and `while`, and the callbacks of `forEach`, `map` and their like; the bodies of
 * `do` and of `for (;;)` run once in any case.
 */
import { isNeverEmpty } from './never-empty.mjs';
import { isShownNonEmpty } from './shown-non-empty.mjs';

/** @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node */
/** @typedef {{ node: Node, over: Node | undefined }} Loop */

const ITERATORS = new Set(['forEach', 'map', 'flatMap', 'filter', 'some', 'every', 'find']);

/** @type {import('eslint').Rule.RuleModule} */
export const loopsThatRan = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty:
        'This would pass if the loop around it never ran. Compare the whole list instead, ' +
        'or expect that it is not empty.',
    },
  },
  create(context) {
    return {
      "CallExpression[callee.name='expect']"(/** @type {any} */ call) {
        const { loops, within } = loopsAround(call);
        const { sourceCode } = context;
        const ran = (/** @type {Loop} */ { node, over }) =>
          (over !== undefined && isNeverEmpty(over, sourceCode)) ||
          isShownNonEmpty({ node, over }, within, sourceCode);
        if (!loops.every(ran)) context.report({ node: call, messageId: 'empty' });
      },
    };
  },
};

/**
 * The loops around a call, up to the function that is no part of one: a test, or what it calls.
 *
 * @returns {{ loops: Loop[], within: Node }}
 */
function loopsAround(/** @type {Node} */ call) {
  /** @type {Loop[]} */
  const loops = [];
  let node = call;
  for (let parent = node.parent; parent; node = parent, parent = node.parent) {
    const loop = loopOf(parent, node);
    if (loop) loops.push(loop);
    else if (isFunction(node) && !isCalledInLoop(node)) return { loops, within: node };
  }
  return { loops, within: node };
}

/**
 * @param {Node} parent
 * @param {Node} node of which the parent may be the loop
 * @returns {Loop | undefined}
 */
function loopOf(parent, node) {
  if (parent.type === 'ForOfStatement' || parent.type === 'ForInStatement') {
    return node === parent.body ? { node: parent, over: parent.right } : undefined;
  }
  if (parent.type === 'WhileStatement' || parent.type === 'ForStatement') {
    if (node !== parent.body || parent.test === null) return undefined;
    return { node: parent, over: boundOf(parent.test) };
  }
  const over = isFunction(node) ? iterated(parent) : undefined;
  return over && { node: parent, over };
}

/** How often `i < bound` lets a loop turn. */
function boundOf(/** @type {Node} */ test) {
  if (test.type !== 'BinaryExpression') return undefined;
  return test.operator.startsWith('<') ? test.right : undefined;
}

const isCalledInLoop = (/** @type {Node} */ node) =>
  node.parent !== undefined && iterated(node.parent) !== undefined;

/** What `each.forEach(...)` goes over. */
function iterated(/** @type {Node} */ call) {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  const { property, object } = call.callee;
  return property.type === 'Identifier' && ITERATORS.has(property.name) ? object : undefined;
}

const isFunction = (/** @type {Node} */ { type }) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
