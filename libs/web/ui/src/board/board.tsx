/**
 * A table: the others above, the middle line, the own side below. Two arrangements of the same
 * parts: a duel faces each other, at larger tables the others are strips of which one unfolds.
 */
import type {
  Board as BoardData,
  BoardSeat,
  Sentence as Said,
} from '@scoresheet/rules-presentation';
import { Sentence } from '../log/sentence.js';
import { Area } from './area.js';
import './board.css';
import { usePointing } from './pointing.js';
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
  /** "4 of 10 playable". */
  readonly playable?: ((can: number, all: number) => string) | undefined;
  /** What waits to take effect, the first to come first. */
  readonly next?: { readonly title: string; readonly says: readonly Said[] } | undefined;
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
      {own && <OwnSide own={own} sitter={sitterOf(own.seat)} playable={props.playable} />}
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

const Middle = ({ board: { shared }, middle, beside, next }: BoardProps) => (
  <div className="middle">
    <p>
      <span lang="en">{middle}</span>
      {beside && (
        <button type="button" className="beside" onClick={beside.open}>
          {beside.label}
        </button>
      )}
    </p>
    {next && next.says.length > 0 && (
      <section className="next" aria-label={next.title}>
        <b>{next.title}</b>
        <ol>
          {next.says.map((sentence, index) => (
            <li key={index}>
              <Sentence sentence={sentence} />
            </li>
          ))}
        </ol>
      </section>
    )}
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

interface OwnSideProps extends Pick<BoardProps, 'playable'> {
  readonly own: BoardSeat;
  readonly sitter: Sitter;
}

function OwnSide({ own, sitter, playable }: OwnSideProps) {
  const { stateOfTile } = usePointing();
  const held = own.hand?.places ?? [];
  const can = held.filter(({ tile }) => tile && stateOfTile(tile) === 'can').length;
  const told = can > 0 ? playable?.(can, held.length) : undefined;
  const status = [sitter.status, told].filter(Boolean).join(' · ');
  return (
    <>
      <div className="side" data-side="below">
        {own.areas.map((area) => (
          <Area key={area.zone + area.title} area={area} />
        ))}
      </div>
      <div className="own">
        <SeatLine seat={own} sitter={{ ...sitter, status: status || undefined }} />
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
