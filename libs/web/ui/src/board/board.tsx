/**
 * A table: the others above, the middle line, the own side below. Two arrangements of the same
 * parts: a duel faces each other, at larger tables the others are strips of which one unfolds.
 */
import type { Board as BoardData, BoardSeat } from '@scoresheet/rules-presentation';
import { Area } from './area.js';
import './board.css';
import { SeatLine, type Sitter } from './seat-line.js';

interface BoardProps {
  readonly board: BoardData;
  /** The seat that is drawn below. */
  readonly below: number;
  /** At tables of three and more: the other seat that is unfolded. */
  readonly unfolded?: number | undefined;
  readonly onUnfold?: (seat: number) => void;
  readonly sitterOf: (seat: number) => Sitter;
  readonly middle: string;
  /** What the middle line leads to where nothing stands beside the board: the log, on a phone. */
  readonly beside?: { readonly label: string; readonly open: () => void } | undefined;
  readonly label: string;
}

export function Board(props: BoardProps) {
  const { board, below, sitterOf, label } = props;
  const own = board.seats.find(({ seat }) => seat === below) ?? board.seats[0];
  const others = roundFrom(board.seats, below);
  const isDuel = board.seats.length <= 2;
  const asked = isDuel ? undefined : others.find(({ seat }) => seat === props.unfolded);
  const open = asked ?? others[0];
  return (
    <section className="board" data-seats={board.seats.length} aria-label={label}>
      {!isDuel && <Strips {...props} others={others} open={open?.seat} />}
      {open && <OtherSide other={open} sitter={isDuel ? sitterOf(open.seat) : undefined} />}
      <Middle {...props} />
      {own && <OwnSide own={own} sitter={sitterOf(own.seat)} />}
    </section>
  );
}

interface OtherSideProps {
  readonly other: BoardSeat;
  /** Absent where a strip says who it is. */
  readonly sitter: Sitter | undefined;
}

const OtherSide = ({ other, sitter }: OtherSideProps) => (
  <div className="side" data-side="above">
    {sitter && <SeatLine seat={other} sitter={sitter} />}
    {sitter && isKnown(other.hand) && <Area area={other.hand} />}
    {[...other.areas].reverse().map((area) => (
      <Area key={area.zone + area.title} area={area} />
    ))}
  </div>
);

const Middle = ({ board: { shared }, middle, beside }: BoardProps) => (
  <div className="middle">
    <p>
      <span lang="en">{middle}</span>
      {beside && (
        <button type="button" className="beside" onClick={beside.open}>
          {beside.label}
        </button>
      )}
    </p>
    {shared.length > 0 && (
      <div className="shared">
        {shared.map((area) => (
          <Area key={area.zone + area.title} area={area} />
        ))}
      </div>
    )}
  </div>
);

const isKnown = (hand: BoardSeat['hand']): hand is NonNullable<BoardSeat['hand']> =>
  hand !== undefined && hand.places.length > 0;

function OwnSide({ own, sitter }: { readonly own: BoardSeat; readonly sitter: Sitter }) {
  return (
    <>
      <div className="side" data-side="below">
        {own.areas.map((area) => (
          <Area key={area.zone + area.title} area={area} />
        ))}
      </div>
      <div className="own">
        <SeatLine seat={own} sitter={sitter} />
        {isKnown(own.hand) && <Area area={own.hand} />}
      </div>
    </>
  );
}

interface StripsProps extends BoardProps {
  readonly others: readonly BoardSeat[];
  readonly open: number | undefined;
}

const Strips = ({ others, open, onUnfold, sitterOf }: StripsProps) => (
  <div className="strips">
    {others.map((seat) => (
      <div className="strip" key={seat.seat} data-open={seat.seat === open || undefined}>
        <SeatLine seat={seat} sitter={sitterOf(seat.seat)} />
        <button
          type="button"
          className="strip-open"
          aria-expanded={seat.seat === open}
          aria-label={sitterOf(seat.seat).name}
          onClick={() => onUnfold?.(seat.seat)}
        />
      </div>
    ))}
  </div>
);

/** The others as they sit, the one after the viewer first. */
function roundFrom(seats: readonly BoardSeat[], below: number): readonly BoardSeat[] {
  const at = seats.findIndex(({ seat }) => seat === below);
  return [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))];
}
