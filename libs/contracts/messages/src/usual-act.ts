/**
 * Most commands are answers, and a schema takes longer over one than to read its JSON. So the usual
 * shape of an answer is looked at by hand; of everything else the schema says what it is.
 */
import type { Act } from './command.js';
import { MAX_CHOICE_LENGTH, MAX_CHOICES, MAX_ID_LENGTH, MAX_WORDS_LENGTH } from './limits.js';
import { ID_SHAPE, LINE_SHAPE, WORDS_SHAPE } from './scalars.js';
import { ROLES, type Role } from './sender.js';

const MEMBERS = 7;

/** The answer in a message of the usual shape; undefined where only the schema can tell. */
export function usualAct(message: unknown): Act | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { commandId, record, actor, role, type, decision, choice } = message as Partial<Act>;
  if (type !== 'act' || Object.keys(message).length !== MEMBERS) return undefined;
  if (!isId(commandId) || !isId(record) || !isId(actor) || !isId(decision)) return undefined;
  if (!isRole(role) || !isChoice(choice)) return undefined;
  return { commandId, record, actor, role, type, decision, choice };
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ID_LENGTH && ID_SHAPE.test(value);

const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** A number is left to the schema, which writes -0 as 0. */
function isChoice(value: unknown): value is string | string[] {
  if (typeof value === 'string') return value.length <= MAX_WORDS_LENGTH && WORDS_SHAPE.test(value);
  return Array.isArray(value) && value.length <= MAX_CHOICES && value.every(isOptionId);
}

const isOptionId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_CHOICE_LENGTH && LINE_SHAPE.test(value);
