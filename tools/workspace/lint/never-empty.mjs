/** What a loop goes over, where the page itself shows that it cannot be empty. */

/** @import { TSESTree } from '@typescript-eslint/utils' */
/** @typedef {TSESTree.Node} Node */
/** @typedef {import('eslint').SourceCode} SourceCode */
/** @typedef {(node: Node | null | undefined) => boolean} Never */

/** How the house writes constants; what is imported under such a name was written out. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
/** Methods that leave as many as there were, or more. */
const KEEPS = /^(map|entries|keys|values|toSorted|sort|toReversed|reverse|concat|fill|with)$/;

/**
 * @param {Node} over
 * @param {SourceCode} source
 * @returns {boolean}
 */
export function isNeverEmpty(over, source) {
  /** @type {Never} */
  const never = (node) => node != null && isNeverEmpty(node, source);
  switch (over.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return never(over.expression);
    case 'Literal':
      return Boolean(over.value);
    case 'BinaryExpression':
      return over.operator === '*' && never(over.left) && never(over.right);
    case 'ArrayExpression':
      return over.elements.some((each) =>
        each?.type === 'SpreadElement' ? never(each.argument) : each !== null,
      );
    case 'ObjectExpression':
      return over.properties.some((each) => isFilled(each, never));
    case 'NewExpression':
      return isNamed(over.callee, /^(Set|Map|Array)$/) && never(over.arguments[0]);
    case 'CallExpression':
      return isCallOfMany(over, never);
    case 'MemberExpression':
      return isMemberOfMany(over, never);
    case 'Identifier':
      return isConstant(over, source, never);
    default:
      return false;
  }
}

/** A property counts as one; `length` is how many there will be. */
function isFilled(
  /** @type {TSESTree.ObjectLiteralElement} */ property,
  /** @type {Never} */ never,
) {
  if (property.type === 'SpreadElement') return never(property.argument);
  const isCount = property.key.type === 'Identifier' && property.key.name === 'length';
  return !isCount || never(property.value);
}

/** `Object.entries(list)`, `Array.from(list)`, `list.map(...)`: as many as the list has. */
function isCallOfMany(/** @type {TSESTree.CallExpression} */ call, /** @type {Never} */ never) {
  const { callee, arguments: args } = call;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  if (isNamed(callee.object, /^(Object|Array)$/)) return never(args[0]);
  return KEEPS.test(callee.property.name) && never(callee.object);
}

/** Part of a table that is a constant, or the length of what is never empty. */
const isMemberOfMany = (
  /** @type {TSESTree.MemberExpression} */ { object, property },
  /** @type {Never} */ never,
) => isNamed(object, CONSTANT) || (isNamed(property, /^(length|size)$/) && never(object));

const isNamed = (/** @type {Node} */ node, /** @type {RegExp} */ names) =>
  node.type === 'Identifier' && names.test(node.name);

function isConstant(
  /** @type {TSESTree.Identifier} */ node,
  /** @type {SourceCode} */ source,
  /** @type {Never} */ never,
) {
  const definition = definitionOf(node, source);
  if (definition?.type === 'ImportBinding') return CONSTANT.test(node.name);
  if (definition?.type !== 'Variable' || definition.parent.kind !== 'const') return false;
  const { id, init } = /** @type {any} */ (definition.node);
  if (init === null) return false; // the variable of a loop
  return id.type === 'Identifier' ? never(init) : isNamed(init, CONSTANT);
}

function definitionOf(/** @type {TSESTree.Identifier} */ node, /** @type {SourceCode} */ source) {
  /** @type {import('eslint').Scope.Scope | null} */
  let scope = source.getScope(/** @type {any} */ (node));
  for (; scope; scope = scope.upper) {
    const found = scope.set.get(node.name);
    if (found) return found.defs[0];
  }
  return undefined;
}
