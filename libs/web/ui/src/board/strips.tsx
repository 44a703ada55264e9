/**
 * The others at a larger table: a strip for each with name, clock, what they have and what stands
 * before them, which unfolds their side.
 */
import type { BoardSeat } from '@scoresheet/rules-presentation';
import { usePointing, type Pointing } from './pointing.js';
import { SeatLine, type Sitter } from './seat-line.js';
import './strips.css';

interface StripsProps {
  readonly others: readonly BoardSeat[];
  readonly unfolded: readonly number[];
  readonly atIssue: readonly number[];
  readonly onPress: (seat: number) => void;
  readonly sitterOf: (seat: number) => Sitter;
}

export function Strips({ others, unfolded, atIssue, onPress, sitterOf }: StripsProps) {
  const pointing = usePointing();
  return (
    <div className="strips">
      {others.map((seat) => (
        <div
          className="strip"
          key={seat.seat}
          data-open={unfolded.includes(seat.seat) || undefined}
          data-at-issue={atIssue.includes(seat.seat) || undefined}
          data-state={hasOffered(seat, pointing) ? 'can' : undefined}
        >
          <SeatLine seat={seat} sitter={sitterOf(seat.seat)} front={frontOf(seat)} />
          <button
            type="button"
            className="strip-open"
            aria-expanded={unfolded.includes(seat.seat)}
            aria-label={sitterOf(seat.seat).name}
            onClick={() => onPress(seat.seat)}
          />
        </div>
      ))}
    </div>
  );
}

/** What stands against the others is a threat: how much of it there is. */
const frontOf = ({ areas }: BoardSeat) => areas.find(({ as }) => as === 'front');

/** Whether something on the side of a seat is to be chosen. */
export const hasOffered = (
  { areas, hand }: BoardSeat,
  { stateOfTile, stateOfPlace }: Pointing,
): boolean =>
  [...areas, ...(hand ? [hand] : [])].some((area) =>
    area.places.some(
      (place) =>
        isOffered(place.tile && stateOfTile(place.tile)) || isOffered(stateOfPlace(area, place)),
    ),
  );

const isOffered = (state: ReturnType<Pointing['stateOfTile']>): boolean =>
  state === 'can' || state === 'target';
