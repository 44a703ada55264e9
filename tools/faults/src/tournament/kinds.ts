/** Matches and tournaments as their services decide them, for those who only read and for the judge. */
import {
  MATCH_MESSAGES,
  TOURNAMENT_MESSAGES,
  type Command,
  type RecordMessages,
  type TournamentCommand,
} from '@scoresheet/contracts-messages';
import {
  isEventOf,
  matchAggregate,
  matchSecretOf,
  type MatchState,
} from '@scoresheet/domain-match';
import type { Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  gamesOf,
  isTournamentEventOf,
  tournamentAggregate,
  tournamentSecretOf,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { keysFrom, matchKeysOf } from '@scoresheet/services-keys';
import { eventBelief } from '@scoresheet/services-runtime';
import { houseOf, type AdmittedEvent } from '@scoresheet/services-tail';
import type { OutcomeOf } from '@scoresheet/services-worker';
import type { Outcome, RecordKindOf } from '../play.js';

const KEY = new Uint8Array(32).fill(9);
export const KEYS = keysFrom(KEY);
export const MATCH_KEYS = matchKeysOf([{ key: KEY, fromMs: 0, endsTokens: false }]);
export const { belief: BELIEF } = eventBelief(KEYS, 'enforce');

/** What tournaments are read and verified by. */
export const TOURNAMENT_RULES = { gameOf: gamesOf(rulesOf), sha256 };

const matches = matchAggregate({
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(KEY, record, sha256),
});

const tournaments = tournamentAggregate({
  ...TOURNAMENT_RULES,
  secretOf: (record) => tournamentSecretOf(KEY, record, sha256),
});

export type MatchRefusal = RefusalOf<MatchState, Command, typeof matches>;
export type TournamentRefusal = RefusalOf<TournamentState, TournamentCommand, typeof tournaments>;
type MatchKind = RecordKindOf<MatchState, Command, MatchRefusal>;
type TournamentKind = RecordKindOf<TournamentState, TournamentCommand, TournamentRefusal>;

type RefusalOf<S, C extends AnyCommand, A> = A extends Aggregate<S, C, infer R> ? R : never;

export const MATCH_KIND: MatchKind = kindOf(matches, MATCH_MESSAGES, (command, event) =>
  isEventOf(command, houseOf(event)),
);

export const TOURNAMENT_KIND: TournamentKind = kindOf(
  tournaments,
  TOURNAMENT_MESSAGES,
  (command, event) => isTournamentEventOf(command, houseOf(event)),
);

/** Outcomes are written by workers, and read by those who wait. */
type MessagesOf<C, R extends AnyRefusal> = Omit<
  RecordMessages<C, OutcomeOf<R>>,
  'decodeOutcome'
> & { readonly decodeOutcome: RecordMessages<C, Outcome>['decodeOutcome'] };

function kindOf<S, C extends AnyCommand, R extends AnyRefusal>(
  aggregate: Aggregate<S, C, R>,
  messages: MessagesOf<C, R>,
  isEvent: (command: C, event: AdmittedEvent) => boolean,
): RecordKindOf<S, C, R> {
  return {
    topics: messages.topics,
    aggregate: () => aggregate,
    encodeCommand: messages.encodeCommand,
    decodeCommand(bytes) {
      const decoded = messages.decodeCommand(bytes);
      return decoded.ok ? decoded.value : undefined;
    },
    encodeOutcome: (outcome) => messages.encodeOutcome(outcome),
    decodeOutcome(bytes) {
      const decoded = messages.decodeOutcome(bytes);
      return decoded.ok ? decoded.value : undefined;
    },
    isEventOf: isEvent,
  };
}
