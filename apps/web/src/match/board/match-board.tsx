/** The board of a match, with the arrow of what is shown just now. */
import {
  seatsAtIssue,
  stackWords,
  type Beat,
  type Board as BoardData,
} from '@scoresheet/rules-presentation';
import type { TableView } from '@scoresheet/rules-engine';
import { Board } from '@scoresheet/web-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { seatBelow } from './seat-below.js';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';
import type { SitterOf } from '../sitters.js';
import { Arrow } from './arrow.js';

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

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export function MatchBoard(props: MatchBoardProps) {
  const { match, game, board, table, sitters, beat, openAside } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const below = seatBelow(search, match);
  const active = board.active === undefined ? [] : [sitters(board.active).name];
  return (
    <div className="board-frame" ref={frame}>
      <Board
        board={board}
        below={below}
        atIssue={seatsAtIssue(board, table, beat)}
        sitterOf={sitters}
        middle={capital([...board.turn, ...active].join(' · '))}
        playable={(can, all) => t('match.playable', { can, all })}
        next={{ title: t('match.next'), says: stackWords(game, table) }}
        beside={openAside && { label: t('aside.log'), open: openAside }}
        label={game.title}
      />
      {beat && <Arrow beat={beat} within={frame} />}
    </div>
  );
}
