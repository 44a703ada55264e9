/** What the rules wait for, in a scenario's words: `attack of south`. */
import type { Decision, Frame } from '@scoresheet/rules-engine';
import { seatName, type Table } from './names.js';

type Waiting = Pick<Decision, 'kind' | 'seat'>;

export function waitsWords({ game }: Table, { kind, seat }: Waiting): string {
  const words = Object.entries(game.waits ?? {}).find(([, known]) => known === kind)?.[0];
  return `${words ?? kind} of ${seatName(game, seat)}`;
}

/**
 * Whether these words name what is waited for: its kind, or the phase in which the seat may act.
 */
export function isWaitedFor(table: Table, waiting: Waiting, words: string): boolean {
  const { game } = table;
  const of = ` of ${seatName(game, waiting.seat)}`;
  if (words === waitsWords(table, waiting)) return true;
  if (!words.endsWith(of)) return false;
  const name = words.slice(0, -of.length);
  if (name === waiting.kind || name === waiting.kind.replaceAll('-', ' ')) return true;
  const phase = game.phases?.[name];
  return phase !== undefined && actsIn(table, phase, waiting.seat);
}

/** The phase itself asks, or what it lets everybody do; nothing is being carried out. */
function actsIn({ state }: Table, phase: string, seat: number): boolean {
  return state.stack
    .slice(-2)
    .some((frame) => frame.kind === phase && (frame as Frame & { seat?: number }).seat === seat);
}
