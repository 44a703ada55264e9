/** Walks that start near each ending of a game, and how often each ending was reached. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  positionsNearEndings,
  walkNearEndings,
  type Laws,
  type Position,
} from '@scoresheet/rules-testing';
import { countOne } from './tally.js';
import type { WalkedGame } from './walked-game.js';

/** Walks near each ending. */
const WALKS = 100;

/** Games by the reason of their end. */
interface Reached {
  readonly [reason: string]: number;
}

export function positionsOf(name: string, { scenarioGame }: WalkedGame): readonly Position[] {
  const folder = join(import.meta.dirname, '../../../libs/games', name, 'src/scenarios');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return positionsNearEndings(texts.join('\n---\n'), scenarioGame);
}

/** Throws `WalkFailed` at a broken law. */
export function walkNear(positions: readonly Position[], laws: Laws, seed: number): Reached {
  const reached: Record<string, number> = {};
  for (const { reason } of walkNearEndings({ ...laws, positions, seed, walks: WALKS })) {
    countOne(reached, reason);
  }
  return reached;
}

export const neverReached = (
  { endings }: WalkedGame,
  ...counts: readonly Reached[]
): readonly string[] =>
  Object.keys(endings).filter((ending) => counts.every((reached) => !reached[ending]));

/** A row for each ending, also for those that the game does not list. */
export function endingsTable(
  { endings }: WalkedGame,
  dealt: Reached,
  near: Reached,
): readonly string[] {
  const rows = [...new Set([endings, dealt, near].flatMap((each) => Object.keys(each)))].map(
    (ending) => [ending, `${dealt[ending] ?? 0}`, `${near[ending] ?? 0}`],
  );
  const table = [['games ended by', 'from the deal', 'near an ending'], ...rows];
  const width = Math.max(...table.map(([ending = '']) => ending.length));
  return table.map(
    ([ending = '', ...counts]) =>
      ending.padEnd(width) + counts.map((count) => count.padStart(16)).join(''),
  );
}
