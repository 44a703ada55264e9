/** Decides a command that takes long, away from the state that it will change: in a thread. */
import type { Sha256 } from '@scoresheet/domain-record';
import { beginPhase } from '../commands/begin-phase.js';
import type { Decided, TournamentChance } from '../commands/deciding.js';
import { drawRound } from '../commands/draw-round.js';
import { finishTournament } from '../commands/life.js';
import { publishRound } from '../commands/publish-round.js';
import type { LargeCommand } from './large-work.js';
import { unpackTournament, type PackedTournament } from './packed-tournament.js';

/** What the thread is told; the secret of a tournament stays where it is. */
export interface WorkApart {
  readonly tournament: PackedTournament;
  readonly command: LargeCommand;
  /** Of the round that is drawn; empty for a command that draws none. */
  readonly seed: string;
}

export const seedFor = (command: LargeCommand, chance: TournamentChance): string =>
  command.type === 'draw-round' ? chance.seedOf(command.phase, command.round) : '';

/** Whether the sender may do it has been asked before. */
export function decideApart({ tournament, command, seed }: WorkApart, sha256: Sha256): Decided {
  const state = unpackTournament(tournament);
  const deciding = { sha256, chance: { seedOf: () => seed } };
  const situation = { state, deciding };
  switch (command.type) {
    case 'draw-round':
      return drawRound(situation, command);
    case 'publish-round':
      return publishRound(situation, command);
    case 'begin-phase':
      return beginPhase(situation, command);
    case 'finish-tournament':
      return finishTournament(situation, command);
  }
}
