/** The smallest record that has everything: a counter that answers, refuses, ends and has a bug. */
import type { Accepted, Aggregate, OutcomeOf } from './aggregate.js';
import { sha256 } from '@scoresheet/services-tail';

export interface ToyCommand {
  readonly record: string;
  readonly commandId: string;
  readonly type: 'open' | 'add' | 'close';
  /** The event it answers, as a decision's id would name it. */
  readonly answers: number;
  readonly n: number;
}

export interface ToyState {
  seq: number;
  total: number;
  isClosed: boolean;
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
/** An event that no state can be folded from. */
export const UNFOLDABLE = 'unfoldable';

const textOf = ({ type, answers, n }: ToyCommand) => `${type} ${answers} ${n}`;

export const toyCounter: Aggregate<ToyState, ToyCommand, ToyRefusal> = {
  decide(state, command, at) {
    const refusal = refusalOf(state, command);
    if (refusal !== undefined) return refusal;
    if (command.n === UNLUCKY) throw new Error('the rules cannot count to 13');
    const house = { action: { text: textOf(command), at }, facts: [command.n] };
    const accepted: Omit<Accepted<ToyState>, 'state'> = {
      outcome: 'accepted',
      type: command.type,
      parts: { public: { action: null, facts: [] }, house },
      saltOf: (seq, audience) => sha256(`${command.record} ${seq} ${audience}`),
    };
    return { ...accepted, state: evolve(state, command.commandId, textOf(command)) };
  },
  fold(state, { header, house }) {
    const { text } = house['action'] as { text: string };
    if (text === UNFOLDABLE) throw new Error('nobody can fold this');
    return evolve(state, header.commandId, text);
  },
  isOver: (state) => state.isClosed,
};

function refusalOf(state: ToyState | undefined, command: ToyCommand): ToyRefusal | undefined {
  const known = state?.commands.get(command.commandId);
  if (known !== undefined) {
    if (known.text !== textOf(command)) return { outcome: 'command-id-reused' };
    return { outcome: 'duplicate', seq: known.seq };
  }
  if (command.type === 'open') {
    return state === undefined ? undefined : { outcome: 'refused', code: 'exists' };
  }
  if (state === undefined) return { outcome: 'refused', code: 'unknown' };
  if (state.isClosed) return { outcome: 'refused', code: 'over' };
  if (command.n < 0) return { outcome: 'refused', code: 'negative' };
  if (command.answers === state.seq) return undefined;
  return { outcome: 'conflict', says: `${state.seq} is open, not ${command.answers}` };
}

function evolve(state: ToyState | undefined, commandId: string, text: string): ToyState {
  const after = state ?? { seq: -1, total: 0, isClosed: false, commands: new Map() };
  const [type, , n] = text.split(' ');
  after.seq += 1;
  after.total += Number(n);
  after.isClosed = type === 'close';
  after.commands.set(commandId, { seq: after.seq, text });
  return after;
}
