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

export const InstantScalar = new GraphQLScalarType<number, string>({
  name: 'Instant',
  description: 'A moment as ISO 8601 has it, with its zone, such as `2026-12-05T10:00:00+01:00`.',
  serialize: (ms) => new Date(ms as number).toISOString(),
  parseValue: instantOf,
  parseLiteral: (node: ValueNode, variables) => instantOf(valueFromASTUntyped(node, variables)),
});

const INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function instantOf(value: unknown): number {
  const [text, written] = (typeof value === 'string' && INSTANT.exec(value)) || [];
  const ms = Date.parse(text ?? '');
  // A day that its month does not have would be read as one of the next month.
  const isThere = written !== undefined && isWritten(written);
  if (isThere && !Number.isNaN(ms)) return ms;
  throw clientError(
    'BAD_USER_INPUT',
    'A moment is written as ISO 8601 with its zone, such as 2026-12-05T10:00:00+01:00.',
  );
}

function isWritten(minute: string): boolean {
  const read = new Date(`${minute}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(minute);
}
