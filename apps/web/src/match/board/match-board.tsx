/** The board of a match, with the arrow of what is shown just now. */
import type { Beat, Board as BoardData } from '@scoresheet/rules-presentation';
import type { TableView } from '@scoresheet/rules-engine';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { seatBelow } from './seat-below.js';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';
import type { SitterOf } from '../sitters.js';
import { Arrow } from './arrow.js';
import { TableBoard } from './table-board.js';

interface MatchBoardProps {
  readonly match: MatchFields;
  readonly game: ShownGame;
  readonly board: BoardData;
  readonly table: TableView;
  readonly sitters: SitterOf;
  readonly beat: Beat | undefined;
  /** Absent where nothing stands beside the board. */
  readonly openAside?: () => void;
}

export function MatchBoard({ match, ...props }: MatchBoardProps) {
  const { game, beat } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  return (
    <div className="board-frame" ref={frame}>
      <TableBoard {...props} below={seatBelow(search, match)} label={game.title} />
      {beat && <Arrow beat={beat} within={frame} />}
    </div>
  );
}
