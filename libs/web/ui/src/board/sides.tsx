/** The sides of a table: what somebody has in play, from the middle outwards, and a hand if it is seen. */
import type { BoardSeat } from '@scoresheet/rules-presentation';
import { Area } from './area.js';
import { usePointing } from './pointing.js';
import { countOfRows, Rows } from './rows.js';
import { SeatLine, type Sitter } from './seat-line.js';

const isKnown = (hand: BoardSeat['hand']): hand is NonNullable<BoardSeat['hand']> =>
  hand !== undefined && hand.places.length > 0;

/** Rows of the two sides are of one height, however many each has. */
const heightOf = ({ areas }: BoardSeat) => ({ flexGrow: countOfRows(areas) });

interface SideProps {
  readonly seat: BoardSeat;
  readonly sitter: Sitter;
}

/** The other side of a duel. */
export const FacingSide = ({ seat, sitter }: SideProps) => (
  <div className="side" data-side="above" style={heightOf(seat)}>
    <SeatLine seat={seat} sitter={sitter} />
    {isKnown(seat.hand) && <Area area={seat.hand} />}
    <Rows areas={[...seat.areas].reverse()} isOneRow={false} />
  </div>
);

/** One of several others, whose strip tells what else there is to know. */
export const UnfoldedSide = ({ seat, sitter }: SideProps) => (
  <section className="side" data-side="above" aria-label={sitter.name}>
    <b className="side-name">{sitter.name}</b>
    {isKnown(seat.hand) && <Area area={seat.hand} />}
    <Rows areas={seat.areas} isOneRow />
  </section>
);

interface OwnSideProps extends SideProps {
  readonly isOneRow: boolean;
  /** "4 of 10 playable". */
  readonly playable?: ((can: number, all: number) => string) | undefined;
}

export function OwnSide({ seat, sitter, playable, isOneRow }: OwnSideProps) {
  const { stateOfTile } = usePointing();
  const held = seat.hand?.places ?? [];
  const can = held.filter(({ tile }) => tile && stateOfTile(tile) === 'can').length;
  return (
    <>
      <div className="side" data-side="below" style={isOneRow ? undefined : heightOf(seat)}>
        <Rows areas={seat.areas} isOneRow={isOneRow} />
      </div>
      <div className="own">
        <SeatLine seat={seat} sitter={sitter} />
        {isKnown(seat.hand) && (
          <>
            <p className="own-playable">{can > 0 && playable?.(can, held.length)}</p>
            <Area area={seat.hand} />
          </>
        )}
      </div>
    </>
  );
}
