/** One bot of the house at its seat, until the match is over. It keeps nothing that is not there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { drawFrom, type Draw } from '../random-choice.js';
import type { HouseDoor } from './house-door.js';
import { nextStep, type Step } from './next-step.js';
import type { TableEvents } from './table-events.js';

/** Milliseconds. */
export interface ThinkTime {
  readonly least: number;
  readonly most: number;
}

interface HouseSeat {
  readonly door: Pick<HouseDoor, 'look' | 'send'>;
  readonly record: string;
  readonly bot: string;
  readonly events: TableEvents;
  readonly thinkMs: ThinkTime;
  /** Chance of all choices; nobody else knows it. */
  readonly seed: string;
  readonly signal: AbortSignal;
  /** Rejects when the signal is given; on the clock of the machine where absent. */
  readonly pause?: Pause;
}

type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const onTheClock: Pause = (ms, signal) => sleep(ms, undefined, { signal });

/** The pause before a command is sent again of which nothing is known. */
const ASK_AGAIN_MS = 500;

/** Rejects when the signal is given, and with whatever the api throws for a match that is stopped. */
export async function playHouseSeat(at: HouseSeat): Promise<void> {
  const { door, record, bot, events, signal, pause = onTheClock } = at;
  /** Refused commands: the same would be refused again. */
  const refused = new Set<string>();
  const drawOf = (id: string): Draw => drawFrom(at.seed, bot, id);
  for (;;) {
    const heard = events.count;
    const view = await door.look(record, bot);
    if (view === undefined || view.status === 'over') return;
    const step = nextStep(view, bot, drawOf);
    if (step === null || refused.has(nameOf(step))) {
      await events.after(heard, signal);
      continue;
    }
    if (step.isThought) await pause(timeFor(at, drawOf(`think-${nameOf(step)}`)), signal);
    const sent = await sendStill(at, step, drawOf);
    if (sent === 'refused') refused.add(nameOf(step));
    if (sent === 'pending') await pause(ASK_AGAIN_MS, signal);
    else await events.after(heard, signal);
  }
}

/** Sends what is due after the thinking; nothing, where meanwhile something else is. */
async function sendStill(
  { door, record, bot }: HouseSeat,
  before: Step,
  drawOf: (id: string) => Draw,
): Promise<'accepted' | 'refused' | 'pending' | 'gone'> {
  const view = before.isThought ? await door.look(record, bot) : undefined;
  const step = view ? nextStep(view, bot, drawOf) : before;
  if (step === null || nameOf(step) !== nameOf(before)) return 'gone';
  return door.send(bot, step.command);
}

/** Who gets ready names the last event: after the next one it is tried again. */
const nameOf = ({ command }: Step): string => command.commandId;

const timeFor = ({ thinkMs: { least, most } }: HouseSeat, draw: Draw): number =>
  least + draw(most - least + 1);
