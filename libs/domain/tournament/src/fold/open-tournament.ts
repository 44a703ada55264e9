/** A tournament after event 0: its terms, and nobody who has entered. */
import { noCommands } from '@scoresheet/domain-record';
import type { TournamentCreated } from './tournament-facts.js';
import type { TournamentState } from './tournament-state.js';

export const openTournament = (
  record: string,
  { terms, owner, secret }: TournamentCreated,
): TournamentState => ({
  record,
  terms,
  secret,
  key: null,
  seq: -1,
  at: 0,
  stage: 'draft',
  beginsAt: null,
  owner,
  successor: null,
  staff: new Map(),
  codeDigest: null,
  entrants: [],
  entrantOf: new Map(),
  places: 0,
  forbidden: [],
  announcements: [],
  numbering: { first: 1, leftOut: [] },
  phases: [],
  commands: noCommands(),
});
