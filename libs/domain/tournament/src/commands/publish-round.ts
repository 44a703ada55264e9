/** Looking at a draw, showing it, and playing it. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type {
  CloseRound,
  PublishRound,
  ReviewRound,
  StartRound,
} from '@scoresheet/contracts-messages';
import { mendedSince } from '../rounds/mended-draw.js';
import { numbered } from '../rounds/numbered.js';
import { awardedByesIn, isPlayer } from '../rounds/playing.js';
import { repairedDraw } from '../rounds/repaired-draw.js';
import { isNo, type Decided, type Situation, type SituationApart } from './deciding.js';
import { refused } from './not-accepted.js';
import { roundInTurn } from './round-in-turn.js';

/** Who plays sees no draw before it is published, and so reviews none. */
export function reviewRound({ state }: Situation, command: ReviewRound): Decided {
  const found = roundInTurn(state, command, ['drawn']);
  if (isNo(found)) return found;
  if (isPlayer(state, command.actor)) {
    return refused('own-table', 'You play in this round: somebody else reviews its draw.');
  }
  const { phase, round } = command;
  return [{ kind: 'round-reviewed', phase, round }];
}

/**
 * Whoever has left since the draw is taken out, at the cost of as few other tables as can be. What staff have
 * changed by hand is told together with the seed: so everybody can make the draw again.
 */
export function publishRound(
  { state }: Pick<SituationApart, 'state'>,
  command: PublishRound,
): Decided {
  const found = roundInTurn(state, command, ['drawn', 'reviewed']);
  if (isNo(found)) return found;
  const { phase, round } = command;
  const { seed } = found.round;
  const { tables, byes } = repairedDraw(state, found.phase, found.round);
  const awardedByes = awardedByesIn(state, found.phase, round);
  const repaired = mendedSince(found.round);
  const shown = { phase, round, seed, tables: numbered(state, tables), byes, awardedByes };
  return [withoutUndefined({ kind: 'round-published', ...shown, repaired })];
}

export function startRound({ state }: Situation, command: StartRound): Decided {
  const found = roundInTurn(state, command, ['published']);
  if (isNo(found)) return found;
  const { phase, round } = command;
  return [{ kind: 'round-started', phase, round }];
}

const NAMED_TABLES = 12;

/** A refusal lists the tables that are still open. */
export function closeRound({ state }: Situation, command: CloseRound): Decided {
  const found = roundInTurn(state, command, ['playing']);
  if (isNo(found)) return found;
  const { phase, round } = command;
  if (found.round.open === 0) return [{ kind: 'round-closed', phase, round }];
  const open = [...found.round.tables.values()].filter(({ result }) => result === null);
  const named = open.slice(0, NAMED_TABLES).map(({ number }) => number);
  const more = open.length > named.length ? ' and others' : '';
  return refused('tables-open', `Tables without a result: ${named.join(', ')}${more}.`);
}
