/**
 * A table: the others above, the middle line, the own side below. Two arrangements of the same
 * parts: a duel faces each other, at larger tables the others are strips of which some unfold.
 */
import type { Board as BoardData, BoardSeat } from '@scoresheet/rules-presentation';
import './board.css';
import { Middle, type MiddleProps } from './middle.js';
import { usePointing } from './pointing.js';
import type { Sitter } from './seat-line.js';
import { FacingSide, OwnSide, UnfoldedSide } from './sides.js';
import { hasOffered, Strips } from './strips.js';
import { useUnfolding } from './unfolding.js';
import { useKept } from './use-kept.js';

interface BoardProps extends Omit<MiddleProps, 'shared'> {
  readonly board: BoardData;
  /** The seat that is drawn below. */
  readonly below: number;
  /** Whom the table is about: at tables of three and more their sides unfold. */
  readonly atIssue?: readonly number[];
  readonly sitterOf: (seat: number) => Sitter;
  /** "4 of 10 playable". */
  readonly playable?: ((can: number, all: number) => string) | undefined;
  readonly label: string;
}

export function Board(props: BoardProps) {
  const { below, sitterOf, label, playable } = props;
  const board = useKept(props.board);
  const own = board.seats.find(({ seat }) => seat === below) ?? board.seats[0];
  const others = roundFrom(board.seats, below);
  const isDuel = board.seats.length <= 2;
  const [facing] = others;
  return (
    <section className="board" data-seats={board.seats.length} aria-label={label}>
      {!isDuel && <Others {...props} others={others} />}
      {isDuel && facing && <FacingSide seat={facing} sitter={sitterOf(facing.seat)} />}
      <Middle {...props} shared={board.shared} />
      {own && (
        <OwnSide seat={own} sitter={sitterOf(own.seat)} playable={playable} isOneRow={!isDuel} />
      )}
    </section>
  );
}

interface OthersProps extends BoardProps {
  readonly others: readonly BoardSeat[];
}

function Others({ others, atIssue = [], sitterOf }: OthersProps) {
  const pointing = usePointing();
  const offered = others.filter((seat) => hasOffered(seat, pointing)).map(({ seat }) => seat);
  const { unfolded, press } = useUnfolding({
    others: others.map(({ seat }) => seat),
    offered,
    atIssue,
  });
  return (
    <>
      <Strips
        others={others}
        unfolded={unfolded}
        atIssue={atIssue}
        sitterOf={sitterOf}
        onPress={press}
      />
      <div className="unfolded">
        {others
          .filter(({ seat }) => unfolded.includes(seat))
          .map((seat) => (
            <UnfoldedSide key={seat.seat} seat={seat} sitter={sitterOf(seat.seat)} />
          ))}
      </div>
    </>
  );
}

/** The others as they sit, the one after the viewer first. */
function roundFrom(seats: readonly BoardSeat[], below: number): readonly BoardSeat[] {
  const at = seats.findIndex(({ seat }) => seat === below);
  return [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))];
}
