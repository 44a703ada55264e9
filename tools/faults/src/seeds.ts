/** What one seed is played with, and what it came to. */
import { Hangs, type FaultTally } from '@scoresheet/event-log-faulty';
import type { AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import type { ToyCommand, ToyRefusal, ToyState } from '@scoresheet/services-worker/toy-counter';
import { judge } from './judge.js';
import { matchPlay } from './match-play.js';
import { simulate, soundParts, type Parts, type SimulationOptions } from './simulation.js';
import { toyPlay } from './toy-play.js';

export type ToyParts = Parts<ToyState, ToyCommand, ToyRefusal>;

/** One seed of so many plays real matches; they are dear, and the toy gets into more corners. */
const MATCH_EVERY = 25;

export const isMatchSeed = (seed: number): boolean => seed % MATCH_EVERY === 0;

/** Answers what was broken, in words; nothing, as it should be. */
export function playSeed(
  seed: number,
  tally: FaultTally,
  isPoisoned = false,
): Promise<readonly string[]> {
  const rest = { seed, tally, isPoisoned };
  if (!isMatchSeed(seed)) {
    return findings({ ...rest, play: toyPlay(1 + (seed % 3)), parts: soundParts() });
  }
  const play = matchPlay(1 + ((seed / MATCH_EVERY) % 2));
  return findings({ ...rest, play, parts: soundParts() });
}

/** A seed of the toy with a bug in one of its parts. */
export function playToySeed(
  seed: number,
  tally: FaultTally,
  parts: ToyParts = soundParts(),
): Promise<readonly string[]> {
  return findings({ seed, play: toyPlay(1 + (seed % 3)), parts, tally });
}

async function findings<S, C extends AnyCommand, R extends AnyRefusal>(
  options: SimulationOptions<S, C, R>,
): Promise<readonly string[]> {
  try {
    return await simulate(options, judge);
  } catch (error) {
    if (error instanceof Hangs) return [`hangs: ${error.message}`];
    return [`broken: ${error instanceof Error ? error.stack : String(error)}`];
  }
}
