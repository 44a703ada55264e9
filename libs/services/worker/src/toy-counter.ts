/** The smallest record that has everything: a counter that answers, refuses, ends and has a bug. */
import type { Accepted, Aggregate } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { OutcomeOf } from './outcome.js';

export interface ToyCommand {
  readonly record: string;
  readonly commandId: string;
  readonly type: 'open' | 'add' | 'close' | 'void';
  /** The event it answers, as a decision's id would name it. */
  readonly answers: number;
  readonly n: number;
}

export interface ToyState {
  seq: number;
  total: number;
  isClosed: boolean;
  /** Events by which the last action goes on. */
  left: number;
  readonly commands: Map<string, { readonly seq: number; readonly text: string }>;
}

export type ToyRefusal =
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'conflict'; readonly says: string }
  | { readonly outcome: 'duplicate'; readonly seq: number }
  | { readonly outcome: 'command-id-reused' };

export type ToyOutcome = OutcomeOf<ToyRefusal>;

/** Adding it is a bug in the rules. */
export const UNLUCKY = 13;
/** Adding so much and more takes events of its own: as many as it is above that. */
export const LONG = 20;
/** What follows from adding it is a bug in the rules, the second time. */
export const BREAKS_OFF = 99;
/** An event that no state can be folded from. */
export const UNFOLDABLE = 'unfoldable';

export const toyTextOf = ({ type, answers, n }: ToyCommand) => `${type} ${answers} ${n}`;

export const toyCounter: Aggregate<ToyState, ToyCommand, ToyRefusal> = {
  decide(state, command, at) {
    const refusal = refusalOf(state, command);
    if (refusal !== undefined) return refusal;
    if (command.n === UNLUCKY) throw new Error('the rules cannot count to 13');
    const house = { action: { text: toyTextOf(command), at }, facts: [command.n] };
    const accepted: Omit<Accepted<ToyState>, 'state'> = {
      outcome: 'accepted',
      type: command.type,
      parts: { public: { action: null, facts: [] }, house },
      saltOf: (seq, audience) => sha256(`${command.record} ${seq} ${audience}`),
    };
    return { ...accepted, state: evolve(state, command.commandId, toyTextOf(command)) };
  },
  goesOn: ({ left }) => left > 0,
  goOn(state) {
    if (state.left === BREAKS_OFF - LONG - 1) throw new Error('the rules break off');
    const text = `continue ${state.seq} 1`;
    const commandId = `continue:${state.seq + 1}`;
    const parts = { public: { action: null, facts: [] }, house: { action: { text }, facts: [1] } };
    const saltOf = (seq: number, audience: string) => sha256(`continue ${seq} ${audience}`);
    const accepted = { outcome: 'accepted', type: 'continue', parts, saltOf, commandId } as const;
    return { ...accepted, state: evolve(state, commandId, text) };
  },
  isContinuation: ({ type }) => type === 'continue',
  fold(state, { header, house }) {
    const { text } = house['action'] as { text: string };
    if (text === UNFOLDABLE) throw new Error('nobody can fold this');
    return evolve(state, header.commandId, text);
  },
  // The word of every toy event is taken.
  redecide: (state, event) => ({ agrees: true, state: toyCounter.fold(state, event) }),
  isOver: (state) => state.isClosed,
  isEmpty: () => false,
  endsSuspended: ({ header }) => header.type === 'void',
  decideSuspended(command, { seq, ended }) {
    const { record, commandId, type, answers } = command;
    if (ended?.header.commandId === commandId)
      return { outcome: 'duplicate', seq: ended.header.seq };
    if (ended !== undefined) return { outcome: 'refused', code: 'over' };
    if (type !== 'void') return undefined;
    if (answers !== seq) return { outcome: 'conflict', says: `it is suspended at ${seq}` };
    const parts = { public: { action: { text: toyTextOf(command) }, facts: [] } };
    return { outcome: 'accepted', type, parts, saltOf: () => sha256(record) };
  },
};

function refusalOf(state: ToyState | undefined, command: ToyCommand): ToyRefusal | undefined {
  const known = state?.commands.get(command.commandId);
  if (known !== undefined) {
    if (known.text !== toyTextOf(command)) return { outcome: 'command-id-reused' };
    return { outcome: 'duplicate', seq: known.seq };
  }
  if (command.type === 'open') {
    return state === undefined ? undefined : { outcome: 'refused', code: 'exists' };
  }
  if (state === undefined) return { outcome: 'refused', code: 'unknown' };
  if (command.type === 'void') return { outcome: 'refused', code: 'not-suspended' };
  if (state.isClosed) return { outcome: 'refused', code: 'over' };
  if (command.n < 0) return { outcome: 'refused', code: 'negative' };
  // Every game has a hard bound on the events of an action.
  if (command.n > BREAKS_OFF) return { outcome: 'refused', code: 'too-much' };
  if (command.answers === state.seq) return undefined;
  return { outcome: 'conflict', says: `${state.seq} is open, not ${command.answers}` };
}

function evolve(state: ToyState | undefined, commandId: string, text: string): ToyState {
  const after = state ?? { seq: -1, total: 0, isClosed: false, left: 0, commands: new Map() };
  const [type, , n] = text.split(' ');
  after.seq += 1;
  after.total += Number(n);
  if (type === 'continue') {
    after.left -= 1;
    return after;
  }
  after.left = type === 'add' ? Math.max(0, Number(n) - LONG) : 0;
  after.isClosed = type === 'close';
  after.commands.set(commandId, { seq: after.seq, text });
  return after;
}
