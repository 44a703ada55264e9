/** A match as it was at a moment of its record. */
import type { MatchFields } from './match-documents.js';
import type { Moment } from './record/moment.js';

/** Replaces all that later events may have changed: seats, clocks, status and series score. */
export function matchAt(match: MatchFields, moment: Moment): MatchFields {
  const { seq, status, series } = moment;
  return {
    ...match,
    seq,
    status,
    seats: match.seats.map((seat) => seatAt(seat, moment)),
    series: match.series && { ...match.series, ...series },
  };
}

type Seat = MatchFields['seats'][number];

/** A seat keeps its player from the event that took it. Its clock stopped at the moment. */
function seatAt(now: Seat, { seats }: Moment): Seat {
  const then = seats.find(({ seat }) => seat === now.seat);
  if (!then) return now;
  const { actor, ready, clock } = then;
  return {
    ...now,
    actor,
    ready,
    label: actor === null ? null : now.label,
    isBot: actor !== null && now.isBot,
    autoPass: null,
    clock: clock && { msLeft: clock.msLeft, asOf: clock.asOf, running: false },
  };
}
