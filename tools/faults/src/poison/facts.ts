/** The facts and commands of matches, well-formed, to be perturbed. */
import { cardsHashOf } from '@scoresheet/domain-match';
import type { JsonObject } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES } from '@scoresheet/games-catalog';

const GAME = 'fuzzycards';
const ruleset = GAMES[GAME]?.ruleset;
const outcome = { places: [[1], [2]], reason: 'life-lost' };

export const CREATED: JsonObject = {
  kind: 'match-created',
  game: GAME,
  ruleset: ruleset?.id ?? '',
  seats: 2,
  options: {},
  cards: ruleset === undefined ? '' : cardsHashOf(ruleset, sha256),
  chance: '0'.repeat(64),
  abandonAfterMs: 86_400_000,
  spectatorDelay: { events: 2, seconds: 1 },
  clock: { kind: 'bank', bankMs: 60_000, incrementMs: 1_000 },
};

/** Facts of every kind, which need not be what the game would say next. */
export const FACTS: readonly JsonObject[] = [
  { kind: 'seat-taken', seat: 1, actor: 'a-1', deck: ['c-1'] },
  { kind: 'seat-readied', seat: 1 },
  { kind: 'game-begun' },
  { kind: 'seat-conceded', seat: 2 },
  { kind: 'seat-warned', seat: 1 },
  { kind: 'seat-timed-out', seat: 1 },
  { kind: 'time-charged', seat: 1, spentMs: 5, clockMsLeft: 7 },
  { kind: 'time-added', seat: 1, addedMs: 5, clockMsLeft: 12 },
  { kind: 'auto-pass-changed', seat: 1, until: null, liftedBy: [] },
  { kind: 'auto-passed', seat: 1, decision: 'd-1' },
  { kind: 'judge-seat-taken', actor: 'a-3' },
  { kind: 'judge-seat-left' },
  { kind: 'match-paused' },
  { kind: 'match-resumed' },
  { kind: 'match-ended', outcome },
  { kind: 'match-abandoned', outcome: { places: [], reason: 'abandoned' } },
  { kind: 'match-voided', outcome: { places: [], reason: 'voided' } },
  { kind: 'ended', outcome },
  { kind: 'moved', card: 'c-1' },
];

/** Commands of both plays; `record` and `commandId` are put in front. */
export const COMMANDS: readonly JsonObject[] = [
  { type: 'open', answers: 0, n: 0 },
  { type: 'add', answers: 0, n: 1 },
  { type: 'close', answers: 1, n: 1 },
  { type: 'void', answers: 0, n: 0 },
  { type: 'create-match', actor: 'a-1', role: 'player', game: GAME, seats: 2 },
  { type: 'take-seat', actor: 'a-1', role: 'player', seat: 1, deck: [], expectedSeq: 0 },
  { type: 'get-ready', actor: 'a-1', role: 'player', expectedSeq: 0 },
  { type: 'act', actor: 'a-1', role: 'player', decision: 'd-1', choice: 'x' },
  { type: 'concede', actor: 'a-1', role: 'player' },
  { type: 'pause-match', actor: 'j-1', role: 'judge', reasonDigest: '0'.repeat(64) },
  {
    type: 'void-match',
    actor: 'j-1',
    role: 'judge',
    suspendedSeq: 0,
    reasonDigest: '0'.repeat(64),
  },
  { type: 'abandon-match', actor: 'clock', role: 'clock', expectedSeq: 0 },
  { type: 'call-time', actor: 'clock', role: 'clock', decision: 'd-1' },
];
