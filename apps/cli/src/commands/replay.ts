/** `scoresheet replay FILE|ID`: what happened in a match, step by step, with the table. */
import { isPlay, viewerOfAudience } from '@scoresheet/domain-match';
import { isAudience, type Audience, type RecordExport } from '@scoresheet/domain-record';
import { InvalidArgumentError, type Command } from 'commander';
import { Fault } from '../program/fault.js';
import { wholeNumber } from '../program/whole-number.js';
import { findRecord, type RecordSource } from '../replay/find-record.js';
import { describeEvent } from '../replay/describe-event.js';
import { replayRecord } from '../replay/replay-record.js';
import { stepThrough, type Span } from '../replay/step-through.js';

interface Options extends RecordSource {
  readonly as?: Audience;
  readonly from?: number;
  readonly to?: number;
  readonly step?: boolean;
  readonly json?: boolean;
}

export function replayCommand(command: Command): void {
  command
    .argument('<file or id>', 'an export, or the id of a match on a running server')
    .option('--as <audience>', 'as seat1, public or judge (default: all that is told)', audience)
    .option('--from <seq>', 'sequence number of the first event to show', wholeNumber)
    .option('--to <seq>', 'sequence number of the last event to show', wholeNumber)
    .option('--no-step', 'print all steps at once, also at a terminal')
    .option('--server <url>', 'the server of the match (default: this machine)')
    .option('--token <token>', 'ask with it (default: as who is signed in, else this installation)')
    .option('--json', 'print one JSON object for each event, clock ticks included')
    .action(replay);
}

function audience(text: string): Audience {
  if (text === 'judge') return 'house';
  if (text !== 'house' && isAudience(text)) return text;
  throw new InvalidArgumentError('It is "judge", "public", or a seat as "seat1".');
}

async function replay(what: string, options: Options): Promise<void> {
  const { as, from = 0, to = Number.MAX_SAFE_INTEGER, step, json } = options;
  const recorded = await findRecord(what, options);
  const last = recorded.events.length - 1;
  if (from > to || from > last) {
    const asked = from > to ? 'none' : `none from ${from} on`;
    throw new Fault('no-such-event', `${what} has the events 0 to ${last}; there is ${asked}.`);
  }
  const seenBy = as ?? (recorded.events.some(isHouseWithheld) ? 'public' : 'house');
  const { words, events } = replayRecord(recorded, seenBy);
  const span = spanOf(recorded, from, to);
  const viewer = viewerOfAudience(seenBy);
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (step !== false && !json && isAtTerminal) {
    const steps = [...events].filter(isPlay);
    return stepThrough(steps, span, (step) => describeEvent(words, step, viewer));
  }
  for (const event of events) {
    if (event.seq > to) break;
    if (json && event.seq >= from) console.log(JSON.stringify(event));
    if (json || !isPlay(event) || event.step <= span.from) continue;
    console.log(`${describeEvent(words, event, viewer).join('\n')}\n`);
  }
}

/** The steps that lead to the position after event `from`, and on to the one after event `to`. */
function spanOf({ events }: RecordExport, from: number, to: number): Span {
  const steps = events.map(({ header }) => header).filter(isPlay);
  const stepAt = (seq: number): number => steps.findLastIndex((step) => step.seq <= seq);
  return { from: stepAt(from), to: stepAt(to) };
}

const isHouseWithheld = ({ withheld }: RecordExport['events'][number]): boolean =>
  withheld.includes('house');
