/** An event of a replay in lines for a terminal: what happened, then the table. */
import type { Viewer } from '@scoresheet/rules-engine';
import { wrap } from '../program/wrap.js';
import { drawTable } from '../table/draw-table.js';
import type { GameWords } from '@scoresheet/rules-presentation';
import type { ReplayedEvent } from './replay-record.js';

export function describeEvent(
  words: GameWords,
  { seq, step, type, says, clocks, table, missing }: ReplayedEvent,
  viewer: Viewer,
): readonly string[] {
  const withheld = `(the file withholds the lines of: ${missing.join(', ')})`;
  return [
    `=== step ${step} (event ${seq}): ${type}`,
    ...says,
    ...(missing.length > 0 ? wrap(withheld, '  ') : []),
    ...(table ? ['', ...drawTable(words, table, viewer), ...clocks] : []),
  ];
}
