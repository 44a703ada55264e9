/** What the rules wait for, in a scenario's words: `attack of south`. */
import type { Decision } from '@scoresheet/rules-engine';
import { seatName, type Table } from './names.js';

export function waitsWords(
  { game }: Table,
  { kind, seat }: Pick<Decision, 'kind' | 'seat'>,
): string {
  const words = Object.entries(game.waits ?? {}).find(([, known]) => known === kind)?.[0];
  return `${words ?? kind} of ${seatName(game, seat)}`;
}
