/** A match after event 0: its terms, and seats that nobody has taken. */
import type { Seat } from '@scoresheet/rules-engine';
import type { MatchCreated } from './match-facts.js';
import type { ClockTerms, MatchSeat, MatchState } from './match-state.js';

export function openMatch(record: string, created: MatchCreated): MatchState {
  const { game, ruleset, cards, options, chance, seats } = created;
  const { abandonAfterMs, spectatorDelay, clock } = created;
  const terms = { game, ruleset, cards, options, chance, abandonAfterMs, spectatorDelay };
  const clockMsLeft = clock === undefined ? null : fullClockMs(clock);
  return {
    record,
    terms: clock === undefined ? terms : { ...terms, clock },
    seq: -1,
    at: 0,
    seats: Array.from({ length: seats }, (_, index) => emptySeat(index + 1, clockMsLeft)),
    judge: null,
    nextJudges: [],
    named: {},
    commands: new Map(),
    table: null,
    begunSeq: null,
    paused: false,
    closed: null,
  };
}

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
