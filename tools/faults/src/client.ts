/**
 * Somebody who plays: looks, sends, waits, and sends again under the same id when nothing is
 * known in time. Not everybody is careful: some give up, and some use an id a second time.
 */
import type { Random, VirtualTime } from '@scoresheet/event-log-faulty';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { COMMAND_DEADLINE_MS, type FrontDoor, type Verdict } from './front-door.js';
import type { Play } from './play.js';
import { isExpected } from './trouble.js';

export interface Told<C extends AnyCommand> {
  readonly command: C;
  readonly verdict: Verdict;
}

/** How somebody hands a command in and waits. */
export interface Asking<S, C extends AnyCommand, R extends AnyRefusal> {
  readonly random: Random;
  readonly time: VirtualTime;
  /** While nothing works; later on, everybody gets an answer. */
  readonly mayGiveUp: () => boolean;
  /** Waits for a front door that is open. */
  readonly door: () => Promise<FrontDoor<S, C, R>>;
}

interface ClientOptions<S, C extends AnyCommand, R extends AnyRefusal> extends Asking<S, C, R> {
  readonly name: string;
  readonly play: Play<S, C, R>;
  readonly mayGuess: boolean;
  readonly mayReuse: (earlier: Told<C>) => boolean;
  /** What this client is told. */
  readonly told: Told<C>[];
}

const LONGEST_THOUGHT_MS = 2_000;
const GIVES_UP = 0.1;
const USES_AN_ID_AGAIN = 0.08;

export async function playAsClient<S, C extends AnyCommand, R extends AnyRefusal>(
  options: ClientOptions<S, C, R>,
): Promise<void> {
  const { name, play, random, time, mayReuse, told } = options;
  for (let i = 0; i < play.commands; i += 1) {
    await time.sleep(random.below(LONGEST_THOUGHT_MS));
    const used = told.filter(mayReuse).map(({ command }) => command);
    const again =
      used.length > 0 && random.chance(USES_AN_ID_AGAIN) ? random.pick(used) : undefined;
    const record = again?.record ?? random.pick(play.records);
    const commands = await nextCommands(options, record, again?.commandId ?? `${name}-${i}`);
    const sent = commands.map(async (command) => {
      const verdict = await sendUntilTold(options, command);
      if (verdict !== undefined) told.push({ command, verdict });
    });
    await Promise.all(sent);
  }
}

async function nextCommands<S, C extends AnyCommand, R extends AnyRefusal>(
  { play, door, random, mayGuess }: ClientOptions<S, C, R>,
  record: string,
  commandId: string,
): Promise<readonly C[]> {
  for (;;) {
    try {
      const state = await (await door()).stateOf(record);
      return play.next(state, { record, commandId, random, mayGuess });
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

/** Resolves with what became of the command; undefined: the client gave up. */
export async function sendUntilTold<S, C extends AnyCommand, R extends AnyRefusal>(
  { door, time, random, mayGiveUp }: Asking<S, C, R>,
  command: C,
): Promise<Verdict | undefined> {
  for (;;) {
    try {
      const patience = time.sleep(COMMAND_DEADLINE_MS);
      const verdict = await (await door()).send(command, patience);
      if (verdict !== undefined) return verdict;
    } catch (error) {
      if (!isExpected(error)) throw error;
      await time.sleep(random.below(LONGEST_THOUGHT_MS));
    }
    if (mayGiveUp() && random.chance(GIVES_UP)) return undefined;
  }
}
