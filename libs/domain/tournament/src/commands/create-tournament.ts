/** Opens a tournament: event 0 pins the game, the phases, their algorithms and presets, the secret. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CreateTournament, PhaseAsked } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import type { PhaseTerms, TournamentFact, TournamentTerms } from '../fold/tournament-facts.js';
import {
  isNo,
  type Decided,
  type Deciding,
  type Facts,
  type GameOfTournament,
} from './deciding.js';
import { refused, type Refused } from './not-accepted.js';
import { phasesRefusal } from './phases-asked.js';
import { beginningRefusal, tournamentPlanned } from './plan-tournament.js';

/** The algorithms for the tables of each kind of phase: new tournaments pin the first one. */
export const PAIRINGS: {
  readonly [kind in PhaseAsked['kind']]: readonly [string, ...string[]];
} = {
  swiss: ['swiss/1'],
  pods: ['pods/1'],
  'round-robin': ['round-robin/1'],
  'single-elimination': ['single-elimination/2', 'single-elimination/1'],
  'double-elimination': ['double-elimination/2', 'double-elimination/1'],
};

function pairingOf({ pairingOf: recorded }: Deciding, kind: PhaseAsked['kind'], phase: number) {
  const known = PAIRINGS[kind];
  return known.find((each) => each === recorded?.(phase)) ?? known[0];
}

export function createTournament(
  deciding: Deciding,
  isThere: boolean,
  command: CreateTournament,
  at: number,
): Decided {
  const { actor, commandId, record } = command;
  if (record !== recordIdOf({ kind: 'tournament', actor, commandId }, deciding.sha256)) {
    return refused(
      'wrong-record',
      'The id of a new tournament is derived from its creator and command: use that id.',
    );
  }
  if (isThere) return refused('tournament-exists', 'This tournament exists already.');
  if (command.role === 'house') return refused('not-allowed', 'The house opens no tournament.');
  const game = gameAsked(deciding, command);
  if (isNo(game)) return game;
  const refusal =
    phasesRefusal(command) ??
    listsRefusal(command) ??
    delayRefusal(command) ??
    latenessRefusal(command) ??
    beginningRefusal(command.beginsAt, at);
  if (refusal) return refusal;
  return createdAs(deciding, command, game.ruleset);
}

function createdAs(deciding: Deciding, command: CreateTournament, ruleset: string): Facts {
  const { chance, key } = deciding;
  const { actor, beginsAt } = command;
  const created: TournamentFact = {
    kind: 'tournament-created',
    owner: actor,
    secret: chance.commitment,
    terms: termsOf(deciding, command, ruleset),
  };
  return [
    created,
    ...(key === undefined ? [] : [{ kind: 'key-named', key } as const]),
    ...(beginsAt === undefined ? [] : [tournamentPlanned(beginsAt)]),
  ];
}

function gameAsked(
  { gameOf }: Deciding,
  { game, options = {}, phases }: CreateTournament,
): GameOfTournament | Refused {
  const found = gameOf(game);
  if (found === undefined) {
    return refused('unknown-game', `There is no game called '${game}': choose one of the catalog.`);
  }
  for (const [name, value] of Object.entries(options)) {
    const problem = found.optionProblem(name, value);
    if (problem !== undefined) return refused('unknown-option', problem);
  }
  const most = Math.max(2, ...phases.map((phase) => (phase.kind === 'pods' ? phase.most : 2)));
  if (found.minSeats <= 2 && most <= found.maxSeats) return found;
  return refused('terms-unclear', `No table of ${most} plays ${game}: change the phases.`);
}

function listsRefusal({ lists, phases }: CreateTournament): Refused | undefined {
  if (lists === undefined || (lists.open === 'from-phase') === (lists.phase !== undefined)) {
    if ((lists?.phase ?? 1) <= phases.length) return undefined;
  }
  return refused(
    'terms-unclear',
    'Lists that are opened from a phase on name that phase, and no others do.',
  );
}

function delayRefusal({ play, spectatorDelay }: CreateTournament): Refused | undefined {
  if (spectatorDelay === undefined || play === 'platform') return undefined;
  return refused(
    'terms-unclear',
    'No match at a wooden table is shown here, so nobody can be held behind it: leave out ' +
      'spectatorDelay.',
  );
}

/** Matches on the platform report themselves, and know of no game that was lost without being played. */
function latenessRefusal({ lateness, play }: CreateTournament): Refused | undefined {
  if (lateness !== 'game-loss' || play === 'tables') return undefined;
  return refused(
    'terms-unclear',
    'Lateness costs a game at wooden tables alone: let it cost a match.',
  );
}

function termsOf(deciding: Deciding, command: CreateTournament, ruleset: string): TournamentTerms {
  const { game, options = {}, play, capacity, entry, checkIn } = command;
  const { lists = { open: 'never' }, intentionalDraws = false, spectatorDelay } = command;
  const phases = command.phases.map((phase, index): PhaseTerms => ({
    ...phase,
    pairing: pairingOf(deciding, phase.kind, index + 1),
    seeds: deciding.chance.seedsOf(index + 1),
  }));
  const opened =
    lists.phase === undefined ? { open: lists.open } : { ...lists, phase: lists.phase };
  return withoutUndefined({
    game,
    ruleset,
    options,
    play,
    capacity,
    entry,
    checkIn,
    lists: opened,
    intentionalDraws,
    phases,
    spectatorDelay,
    lateness: command.lateness,
  });
}
