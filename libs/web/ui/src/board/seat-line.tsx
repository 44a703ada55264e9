/** The line of a seat: who sits there, what they have, and their clock. */
import type { BoardArea, BoardSeat } from '@scoresheet/rules-presentation';
import { memo } from 'react';
import { Clock, type ClockTime } from '../clock/clock.js';
import { usePointing } from './pointing.js';
import './seat-line.css';
import { useKept } from './use-kept.js';

/** Who sits at a seat, as the page knows them. */
export interface Sitter {
  readonly name: string;
  /** "asked", "acts", "out": in the reader's language. */
  readonly status?: string | undefined;
  readonly isActive: boolean;
  readonly clock?: (ClockTime & { readonly label: string }) | undefined;
}

interface SeatLineProps {
  readonly seat: BoardSeat;
  readonly sitter: Sitter;
  /** What stands before them, where their side is not drawn. */
  readonly front?: BoardArea | undefined;
}

export function SeatLine({ sitter, ...props }: SeatLineProps) {
  return <Line {...props} sitter={useKept(sitter)} />;
}

const Line = memo(function Line({ seat, sitter, front }: SeatLineProps) {
  const pointing = usePointing();
  const state = pointing.stateOfSeat(seat.seat);
  const labels = new Set(seat.counters.map(({ label }) => label));
  const piles = seat.piles.filter(({ title, count }) => count > 0 && !labels.has(title));
  return (
    <div className="seat-line" data-seat={seat.seat} data-active={sitter.isActive || undefined}>
      {state === undefined ? (
        <span className="seat-name">{sitter.name}</span>
      ) : (
        <button
          type="button"
          className="seat-name"
          data-state={state}
          onClick={() => pointing.pointAtSeat(seat.seat)}
        >
          {sitter.name}
        </button>
      )}
      {sitter.status && <span className="seat-status">{sitter.status}</span>}
      {front && (
        <span className="seat-front" lang="en">
          <span className="seat-front-title">{front.title} </span>
          <b>{front.count}</b>
        </span>
      )}
      <dl className="seat-figures" lang="en">
        {seat.counters.map(({ label, short, value }) => (
          <Figure key={label} label={label} short={short} value={value} />
        ))}
        {piles.map(({ zone, title, count }) => (
          <Figure key={zone} label={title} short={title} value={count} />
        ))}
      </dl>
      {sitter.clock && <Clock time={sitter.clock} label={sitter.clock.label} />}
    </div>
  );
});

interface FigureProps {
  readonly label: string;
  readonly short: string;
  readonly value: number;
}

const Figure = ({ label, short, value }: FigureProps) => (
  <div>
    <dt>
      <span className="wide">{label}</span>
      {short !== label && <span className="narrow">{short}</span>}
    </dt>
    <dd>{value}</dd>
  </div>
);
