/** What can be measured on one core, named so that another process can be told of it. */
import { interleave, turnHere, type Rate, type Rounds, type Task } from '../interleave.js';
import { recording, verifying } from '../record/recording.js';
import { CONTESTANTS } from '../toy/contestants.js';
import { duelsOf } from '../toy/duels.js';

export type Work =
  | { readonly does: 'record'; readonly game: string; readonly matches: number }
  | { readonly does: 'verify'; readonly game: string; readonly matches: number }
  | { readonly does: 'duel'; readonly contestant: string; readonly duels: number };

export function taskOf(work: Work): Task {
  if (work.does === 'record') return recording(work.game, work.matches);
  if (work.does === 'verify') return verifying(work.game, work.matches);
  const contestant = CONTESTANTS.find(({ name }) => name === work.contestant);
  if (!contestant) throw new Error(`nobody plays the toy duel as '${work.contestant}'`);
  return duelsOf(contestant, work.duels);
}

/** In the order of the works. */
export type Measure = (works: readonly Work[], rounds: Rounds) => Promise<readonly Rate[]>;

/** All in this process: for a first look, and where the figures do not matter. */
export const measureHere: Measure = (works, rounds) =>
  interleave(works.map(taskOf), rounds, turnHere);
