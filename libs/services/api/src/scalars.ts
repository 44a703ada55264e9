/** Scalars of the schema. */
import { GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';
import type { Choice } from '@scoresheet/rules-engine';
import { clientError } from './transport/masked-error.js';

/** A game's own shapes, which its rules define and this schema does not. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'Json',
  description: "JSON in a shape of the game's own: a table, a fact, an option of the rules.",
});

export const ChoiceScalar = new GraphQLScalarType<Choice, Choice>({
  name: 'Choice',
  description:
    'An answer to a decision: the id of an option (pick ONE), a list of ids (SOME, ORDER), ' +
    'an integer (NUMBER), or a line of plain text (WORDS).',
  parseValue: choiceOf,
  parseLiteral: (node: ValueNode, variables) =>
    // A literal that is too long for a safe integer must not come out as another one.
    choiceOf(node.kind === Kind.FLOAT ? undefined : valueFromASTUntyped(node, variables)),
});

function choiceOf(value: unknown): Choice {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return value as string | number;
  if (Array.isArray(value) && value.every((id) => typeof id === 'string')) return value;
  throw clientError(
    'BAD_USER_INPUT',
    "A choice is an option's id, a list of such ids, an integer, or a line of words.",
  );
}
