/** Makes the tables of the next round. Equal tournaments give equal tables, however often it is tried. */
import type { DrawRound } from '@scoresheet/contracts-messages';
import { currentPhase } from '../fold/tournament-state.js';
import { drawTables } from '../rounds/draw-tables.js';
import { movedSeeds, withSeeds } from '../rounds/moved-seeds.js';
import { numbered } from '../rounds/numbered.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import type { Decided, SituationApart } from './deciding.js';
import { conflict, refused } from './not-accepted.js';
import { wrongPhase } from './round-in-turn.js';

export function drawRound(
  { state, deciding }: SituationApart,
  { phase, round }: DrawRound,
): Decided {
  const played = currentPhase(state);
  if (played?.phase !== phase) return wrongPhase(state, phase);
  if (round <= played.rounds.length) {
    return conflict(`Round ${round} has been drawn already: look again.`);
  }
  if (round > played.rounds.length + 1) {
    return refused('wrong-round', `Round ${played.rounds.length + 1} comes next.`);
  }
  const last = played.rounds.at(-1);
  if (last !== undefined && last.stage !== 'closed') {
    return refused('round-open', `Round ${last.round} is not closed.`);
  }
  if (isPhaseOver(played)) return refused('phase-over', `Phase ${phase} is over.`);
  const seed = deciding.chance.seedOf(phase, round);
  const { sha256 } = deciding;
  const entrants = movedSeeds(state, played, sha256);
  const drawn = entrants === undefined ? played : withSeeds(played, entrants);
  const { tables, byes } = drawTables(state, drawn, { round, seed });
  return [
    ...(entrants === undefined ? [] : [{ kind: 'seeds-moved', phase, entrants } as const]),
    { kind: 'round-drawn', phase, round, seed, tables: numbered(state, tables), byes },
  ];
}
