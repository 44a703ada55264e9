/**
 * The action of an event: the command as it was sent, without the names that stand in the header,
 * and beside it what the match knows of it (`seat`, and for an answer `asked` and `open`).
 */
import { commandIn, type Command, type CommandType } from '@scoresheet/contracts-messages';
import { isJsonObject, type Json, type JsonObject } from '@scoresheet/domain-record';
import { same, type Seat } from '@scoresheet/rules-engine';

/** What each command says, beside who sent it. */
const SAYS: { readonly [type in CommandType]: readonly string[] } = {
  'create-match': [
    'game',
    'seats',
    'options',
    'abandonAfterMs',
    'spectatorDelay',
    'clock',
    'opens',
    'private',
    'table',
    'reserved',
    'begins',
    'series',
  ],
  'take-seat': ['seat', 'deck', 'expectedSeq'],
  'get-ready': ['expectedSeq', 'begins'],
  act: ['decision', 'choice'],
  concede: [],
  'set-auto-pass': ['until'],
  'take-judge-seat': ['options', 'expectedSeq'],
  'leave-judge-seat': [],
  'pause-match': ['reasonDigest'],
  'resume-match': ['reasonDigest'],
  'end-match': ['result', 'winner', 'reasonDigest'],
  'warn-seat': ['seat', 'reasonDigest'],
  'excuse-judge': ['reasonDigest'],
  'void-match': ['suspendedSeq', 'reasonDigest'],
  'abandon-match': ['expectedSeq'],
  'tick-clock': ['expectedSeq'],
  'call-time': ['decision'],
  'call-table-time': ['extraTurns'],
};
const SENDER = ['type', 'actor', 'role'];
const KNOWN = ['seat', 'asked', 'open'];

interface KnownOfAction {
  readonly seat: Seat;
  /** Kind of the decision that it answers. */
  readonly asked?: string;
  /** The options derived from what all may know, so that all may know the choice. */
  readonly open?: true;
}

/** The action that stands in the event of a command. */
export function actionOf(command: Command, known?: KnownOfAction): JsonObject {
  const action = payloadOf(command);
  if (known === undefined) return action;
  const fields = { ...known };
  for (const name of KNOWN) copyField(fields, action, name);
  return action;
}

/** The command that an action was; undefined where it can have been none. */
export function commandOf(
  action: JsonObject,
  names: { readonly record: string; readonly commandId: string },
): Command | undefined {
  const { record, commandId } = names;
  const payload = payloadOf(action);
  payload['record'] = record;
  payload['commandId'] = commandId;
  return commandIn(payload);
}

/** Whether an action is what `command` became: the same was sent by the same. */
export const isActionOf = (command: Command, action: JsonObject): boolean =>
  same(payloadOf(command), payloadOf(action));

/** Whether an event, given as its house's line, is the one that `command` became. */
export const isEventOf = (command: Command, { action }: JsonObject): boolean =>
  isJsonObject(action) && isActionOf(command, action);

function payloadOf(sent: Command | JsonObject): Record<string, Json> {
  const fields = sent as { readonly [field: string]: Json };
  const payload: Record<string, Json> = {};
  for (const name of SENDER) copyField(fields, payload, name);
  for (const name of SAYS[fields['type'] as CommandType] ?? []) copyField(fields, payload, name);
  return payload;
}

function copyField(
  from: { readonly [field: string]: Json },
  to: Record<string, Json>,
  name: string,
): void {
  const value = from[name];
  if (value !== undefined) to[name] = value;
}
