/** `scoresheet replay FILE`: what happened in a recorded match, event by event, with the table. */
import { viewerOfAudience } from '@scoresheet/domain-match';
import {
  isAudience,
  readExport,
  type Audience,
  type RecordExport,
} from '@scoresheet/domain-record';
import { Command, InvalidArgumentError } from 'commander';
import { readNamedFile } from '../read-file.js';
import { replayRecord, type ReplayedEvent } from '../replay/replay-record.js';
import { sha256 } from '../sha256.js';
import { drawTable } from '../table/draw-table.js';
import type { GameWords } from '../table/game-words.js';
import { wholeNumber } from '../whole-number.js';

interface Options {
  readonly as?: Audience;
  readonly from: number;
  readonly to: number;
  readonly json?: boolean;
}

export const replayCommand = new Command('replay')
  .description('show a recorded match event by event, with the table after each')
  .argument('<file>', 'an export as written by "scoresheet export"')
  .option('--as <audience>', 'seat1, public or judge (default: all that the file tells)', audience)
  .option('--from <seq>', 'the first event to show', wholeNumber, 0)
  .option('--to <seq>', 'the last event to show', wholeNumber, Number.MAX_SAFE_INTEGER)
  .option('--json', 'print one JSON object for each event')
  .action(replay);

function audience(text: string): Audience {
  if (text === 'judge') return 'house';
  if (text !== 'house' && isAudience(text)) return text;
  throw new InvalidArgumentError('It is "judge", "public", or a seat as "seat1".');
}

async function replay(file: string, { as, from, to, json }: Options): Promise<void> {
  const recorded = await readRecord(file);
  const last = recorded.events.length - 1;
  if (from > to || from > last) {
    throw new Error(`${file} has the events 0 to ${last}; there is none from ${from} on.`);
  }
  const seenBy = as ?? (recorded.events.some(isHouseWithheld) ? 'public' : 'house');
  const { words, events } = replayRecord(recorded, seenBy);
  for (const event of events) {
    if (event.seq > to) break;
    if (event.seq < from) continue;
    if (json) console.log(JSON.stringify(event));
    else print(words, event, seenBy);
  }
}

const isHouseWithheld = ({ withheld }: RecordExport['events'][number]): boolean =>
  withheld.includes('house');

async function readRecord(file: string): Promise<RecordExport> {
  const read = readExport(await readNamedFile(file), sha256);
  if (read.ok) return read.value;
  const { line, byte, reason } = read.broken;
  throw new Error(`${file} is BROKEN at line ${line} (byte ${byte}): ${reason}.`);
}

function print(words: GameWords, event: ReplayedEvent, seenBy: Audience): void {
  const { seq, type, says, table, missing } = event;
  const lines = [`=== event ${seq}: ${type}`, ...says];
  if (missing.length > 0) lines.push(`  (the file withholds the lines of: ${missing.join(', ')})`);
  if (table) lines.push('', ...drawTable(words, table, viewerOfAudience(seenBy)));
  console.log(`${lines.join('\n')}\n`);
}
