/** A match after event 0: its terms, and seats that nobody has taken. */
import {
  MAX_ABANDON_AFTER_MS,
  MAX_DELAY_EVENTS,
  MAX_DELAY_SECONDS,
  MAX_SEATS,
  RECORD_OPENS,
} from '@scoresheet/contracts-messages';
import { noCommands } from '@scoresheet/domain-record';
import type { Seat } from '@scoresheet/rules-engine';
import { invariant, withoutUndefined } from '@scoresheet/rules-engine';
import type { MatchCreated } from './match-facts.js';
import type { ClockTerms, MatchSeat, MatchState, MatchTerms } from './match-state.js';
import { checkSeriesTerms } from '../series/series-terms.js';
import { checkTableTerms, seatThatBegins, tableTermsOf } from './table-terms.js';

/** Throws where the terms are such as no command can have asked for. */
export function openMatch(record: string, created: MatchCreated): MatchState {
  checkTerms(created);
  checkTableTerms(created, created.seats);
  if (created.series !== undefined) checkSeriesTerms(created.series);
  const { clock, seats } = created;
  const clockMsLeft = clock === undefined ? null : fullClockMs(clock);
  return {
    record,
    terms: termsOf(created),
    key: null,
    seq: -1,
    at: 0,
    seats: Array.from({ length: seats }, (_, index) => emptySeat(index + 1, clockMsLeft)),
    judge: null,
    nextJudges: [],
    named: {},
    begins: seatThatBegins(created),
    tableTime: null,
    lastStep: null,
    machinery: [],
    continued: 0,
    commands: noCommands(),
    table: null,
    begunSeq: null,
    paused: false,
    closed: null,
    nextMatch: null,
  };
}

const termsOf = (created: MatchCreated): MatchTerms =>
  withoutUndefined<MatchTerms>({
    game: created.game,
    ruleset: created.ruleset,
    cards: created.cards,
    options: created.options,
    chance: created.chance,
    abandonAfterMs: created.abandonAfterMs,
    spectatorDelay: created.spectatorDelay,
    opens: created.opens,
    private: created.private,
    series: created.series,
    ...tableTermsOf(created),
    clock: created.clock,
  });

/** No name of a game or its rules is longer, and no hash. */
const MAX_TERM_LENGTH = 128;

/** Readers make seats, waits and rows of them, for anything that stands in the log. */
function checkTerms({ seats, abandonAfterMs, spectatorDelay, ...terms }: MatchCreated): void {
  const { game, ruleset, cards, chance, opens = 'never' } = terms;
  for (const text of [game, ruleset, cards, chance]) {
    invariant(isTerm(text), 'the terms of a match are short texts');
  }
  invariant(isWithin(seats, 1, MAX_SEATS), 'a match has as many seats as can be asked for');
  invariant(RECORD_OPENS.includes(opens), 'the terms say when the record opens');
  invariant((terms.private ?? true) === true, 'a match that is private says so plainly');
  // Records from before these two terms do not name them.
  invariant(isWithin(abandonAfterMs ?? 1, 1, MAX_ABANDON_AFTER_MS), 'a match is left some day');
  const { events, seconds, endsWithMatch } = spectatorDelay ?? { events: 0, seconds: 0 };
  invariant(
    isWithin(events, 0, MAX_DELAY_EVENTS) && isWithin(seconds, 0, MAX_DELAY_SECONDS),
    'the public is not held behind for ever',
  );
  invariant((endsWithMatch ?? true) === true, 'a delay that ends with the match says so plainly');
}

const isTerm = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= MAX_TERM_LENGTH && !text.includes('\0');

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** What a seat has before its first decision. */
const fullClockMs = (clock: ClockTerms): number =>
  clock.kind === 'bank' ? clock.bankMs : clock.decisionMs;

const emptySeat = (seat: Seat, clockMsLeft: number | null): MatchSeat => ({
  seat,
  actor: null,
  deck: null,
  ready: false,
  conceded: false,
  warnings: 0,
  clockMsLeft,
  timedOut: false,
  autoPass: null,
});
