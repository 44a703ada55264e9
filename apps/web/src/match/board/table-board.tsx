/** The board of any table, of a match or off the record: whose turn it is, and what resolves next. */
import {
  seatsAtIssue,
  stackWords,
  type Beat,
  type Board as BoardData,
} from '@scoresheet/rules-presentation';
import type { TableView } from '@scoresheet/rules-engine';
import { Board } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../game/load-game.js';
import type { SitterOf } from '../sitters.js';

interface TableBoardProps {
  readonly game: ShownGame;
  readonly board: BoardData;
  readonly table: TableView;
  readonly sitters: SitterOf;
  /** The seat that is drawn below. */
  readonly below: number;
  readonly label: string;
  readonly beat?: Beat | undefined;
  /** Absent where nothing stands beside the board. */
  readonly openAside?: (() => void) | undefined;
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export function TableBoard(props: TableBoardProps) {
  const { game, board, table, sitters, below, label, beat, openAside } = props;
  const { t } = useTranslation();
  const active = board.active === undefined ? [] : [sitters(board.active).name];
  return (
    <Board
      board={board}
      below={below}
      label={label}
      atIssue={seatsAtIssue(board, table, beat)}
      sitterOf={sitters}
      middle={capital([...board.turn, ...active].join(' · '))}
      playable={(can, all) => t('match.playable', { can, all })}
      next={{ title: t('match.next'), says: stackWords(game, table) }}
      beside={openAside && { label: t('aside.log'), open: openAside }}
    />
  );
}
