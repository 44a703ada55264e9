/** The toy counter, and clients who count: mostly right, sometimes late, wrong or hasty. */
import { decodeUtf8, encodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { houseOf } from '@scoresheet/services-tail';
import {
  LONG,
  toyCounter,
  toyTextOf,
  type ToyCommand,
  type ToyOutcome,
  type ToyRefusal,
  type ToyState,
} from '@scoresheet/services-worker/toy-counter';
import type { Play, Sending } from './play.js';
import { TOPICS } from './world.js';

type ToyPlay = Play<ToyState, ToyCommand, ToyRefusal>;

/** The events after which a counter is closed. */
const LONGEST_RECORD = 14;
const GUESS = '-guess';
const HASTY = 0.2;
const GUESSES = 0.15;
const LATE = 0.1;
/** Actions that take events of their own. */
const LONG_ACTIONS = 0.15;
const WRONG = 0.1;

export const toyPlay = (records: number): ToyPlay => ({
  topics: TOPICS,
  aggregate: (salt) => ({
    ...toyCounter,
    decide(state, command, at) {
      const decided = toyCounter.decide(state, command, at);
      if (salt === 0 || !('parts' in decided)) return decided;
      const { record } = command;
      return { ...decided, saltOf: (seq, to) => sha256(`${salt} ${record} ${seq} ${to}`) };
    },
    goOn(state) {
      const continued = toyCounter.goOn?.(state);
      if (continued === undefined) throw new Error('a counter that goes on says how');
      if (salt === 0) return continued;
      return { ...continued, saltOf: (seq, to) => sha256(`${salt} on ${seq} ${to}`) };
    },
  }),
  records: Array.from({ length: records }, (_, i) => recordNamed(`${i}`)),
  commands: 10,
  encodeCommand: (command) => encodeUtf8(JSON.stringify(command)),
  decodeCommand: toyCommandOf,
  encodeOutcome: (outcome) => encodeUtf8(JSON.stringify(outcome)),
  decodeOutcome: (bytes) => parsed<ToyOutcome | null>(bytes) ?? undefined,
  next: nextCommands,
  isEventOf(command, event) {
    const { text } = houseOf(event)['action'] as { text: string };
    return text === toyTextOf(command);
  },
  isGuess: ({ commandId }) => commandId.endsWith(GUESS),
});

function nextCommands(state: ToyState | undefined, sending: Sending): readonly ToyCommand[] {
  const { record, commandId, random, mayGuess } = sending;
  if (state === undefined) return [{ record, commandId, type: 'open', answers: 0, n: 0 }];
  if (state.isClosed) return [];
  const type = state.seq >= LONGEST_RECORD ? 'close' : 'add';
  const isLong = type === 'add' && random.chance(LONG_ACTIONS);
  const n = isLong ? LONG + 1 + random.below(4) : 1 + random.below(3);
  const answer = { record, commandId, type, answers: state.seq, n } as const;
  if (mayGuess && random.chance(HASTY)) {
    return [answer, ...[1, 2].map((ahead) => guess(answer, ahead))];
  }
  if (mayGuess && random.chance(GUESSES)) return [guess(answer, 1 + random.below(2))];
  if (random.chance(LATE)) return [{ ...answer, answers: Math.max(0, state.seq - 1) }];
  if (random.chance(WRONG)) return [{ ...answer, n: -1 }];
  return [answer];
}

/** Answers what may be open in a moment. */
function guess(answer: ToyCommand, ahead: number): ToyCommand {
  const commandId = `${answer.commandId.replace(GUESS, '')}-${ahead}${GUESS}`;
  return { ...answer, commandId, answers: answer.answers + ahead };
}

/** Reads as strictly as the commands of matches are read: what is misshapen is none. */
function toyCommandOf(bytes: Uint8Array): ToyCommand | undefined {
  const command = parsed<Partial<ToyCommand> | null>(bytes) ?? {};
  const { record, commandId, type, answers, n } = command;
  const isCommand =
    [record, commandId].every((name) => typeof name === 'string') &&
    ['open', 'add', 'close', 'void'].includes(type as string) &&
    [answers, n].every(Number.isSafeInteger);
  return isCommand ? (command as ToyCommand) : undefined;
}

/** The value in the bytes, undefined for noise that nobody has sent on purpose. */
function parsed<T>(bytes: Uint8Array): T | undefined {
  try {
    return JSON.parse(decodeUtf8(bytes) ?? '') as T;
  } catch {
    return undefined;
  }
}
