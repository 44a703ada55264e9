/** An event that is always in progress, for those who look around: one ends, later another begins. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventMemory } from './event-memory.js';
import { playEvent, swissWithCut, type BotEvent } from './play-event.js';

/** The time between two moves, so that eyes can follow. */
const DEMO_THINK_MS = 600;
/** Before each step of the organiser: people come to their tables, and read the standings. */
const DEMO_STEP_MS = 8_000;
/** From the end of an event to the next one. */
const DEMO_PAUSE_MS = 10 * 60_000;
/** The wait after an error that ends an event: rules that were changed, a database put back. */
const DEMO_RECOVER_MS = 30_000;
/** One of the best half plays for it in the end. */
const DEMO_ROUNDS = 3;

interface DemoEventsOptions {
  /** Address of the api, such as `http://localhost:3000`. */
  readonly url: string;
  /** How many play in an event. */
  readonly entrants: number;
  readonly signal: AbortSignal;
  /** An event that was played when the process ended goes on. */
  readonly memory: EventMemory;
  /** Differs from one life of the process to the next, or matches repeat. */
  readonly seed: string;
  readonly thinkMs?: number;
  readonly stepMs?: number;
  readonly pauseMs?: number;
  readonly lookMs?: number;
  /** An event is in progress: a new one, or one that goes on. */
  readonly onBegun?: (event: BotEvent) => void;
  readonly onFinished?: (event: BotEvent) => void;
  readonly onError?: (error: Error) => void;
}

const NAME = 'event';

/** Resolves when the signal is given. What goes wrong in an event ends that one alone. */
export async function demoEvents(options: DemoEventsOptions): Promise<void> {
  const { signal, memory, pauseMs = DEMO_PAUSE_MS, onFinished, onError } = options;
  let event: BotEvent | undefined = await memory.recall(NAME);
  for (let number = 1; !signal.aborted; number += 1) {
    let waitMs = pauseMs;
    try {
      // Not within the call, which evaluates nothing where nobody wants to hear of it.
      const finished = await playOne(options, event, number);
      onFinished?.(finished);
    } catch (error) {
      if (signal.aborted) return; // the event stays in memory: the next life goes on with it
      onError?.(error as Error);
      waitMs = DEMO_RECOVER_MS;
    }
    await memory.forget(NAME);
    event = undefined;
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
  }
}

function playOne(
  options: DemoEventsOptions,
  event: BotEvent | undefined,
  number: number,
): Promise<BotEvent> {
  const { url, signal, memory, seed, entrants, lookMs, onBegun, onError } = options;
  const { thinkMs = DEMO_THINK_MS, stepMs = DEMO_STEP_MS } = options;
  if (event !== undefined) onBegun?.(event);
  return playEvent(
    withoutUndefined({
      url,
      signal,
      thinkMs,
      stepMs,
      entrants,
      seed: `${seed} ${NAME} ${number}`,
      title: 'Bot Cup',
      phases: swissWithCut(DEMO_ROUNDS, placesOf(entrants)),
      lookMs,
      event,
      onError,
      async onEvent(begun) {
        await memory.keep(NAME, begun);
        onBegun?.(begun);
      },
    }),
  );
}

/** Half of them, and never more than a bracket that is soon over. */
const placesOf = (entrants: number): number => Math.max(2, Math.min(8, Math.floor(entrants / 2)));
