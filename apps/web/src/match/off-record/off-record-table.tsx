/**
 * A table that is no match of the server: its board, the decision that is answered on it, and its cards.
 * A branch and a scenario are such tables; whoever lays one says what becomes of an answer.
 */
import {
  boardOf,
  capitalised,
  outcomeWords,
  plain,
  type Board,
  type Tile,
} from '@scoresheet/rules-presentation';
import type { Action, TableView } from '@scoresheet/rules-engine';
import { PointingContext } from '@scoresheet/web-ui';
import { useMemo, useState } from 'react';
import { CardSheet } from '../board/card-sheet.js';
import { TableBoard } from '../board/table-board.js';
import { OwnBar } from '../decision/own-bar.js';
import { ownDecisions } from '../decision/own-decision.js';
import { pointingFor } from '../decision/pointing.js';
import { useChoice, type Sent } from '../decision/use-choice.js';
import { useWhichDecision } from '../decision/which-decision.js';
import type { ShownGame } from '../game/load-game.js';
import { sittersAt } from '../sitters.js';
import './off-record.css';

interface OffRecordTableProps {
  readonly game: ShownGame;
  readonly table: TableView;
  /** Whose decisions are answered here; null where nobody is asked. */
  readonly seat: number | null;
  /** The seat that is drawn below. */
  readonly below: number;
  readonly nameOf: (seat: number) => string;
  readonly answer: (action: Action) => Promise<Sent>;
  readonly label: string;
  /** Said while that seat is asked nothing and the game goes on. */
  readonly notAsked: string;
}

export function OffRecordTable(props: OffRecordTableProps) {
  const { game, table, below, nameOf, label } = props;
  const [opened, setOpened] = useState<Tile>();
  const board = useMemo(() => boardOf(game, table), [game, table]);
  const asked = useAsked(props);
  const { decision, choice } = asked;
  const pointed = { choice: decision && choice, openTile: setOpened };
  return (
    <PointingContext value={pointingFor(pointed)}>
      <div className="off-record">
        <div className="off-record-board">
          <TableBoard
            game={game}
            board={board}
            table={table}
            below={below}
            label={label}
            sitters={sittersAt(table, nameOf)}
          />
        </div>
        <div className="off-record-bar">
          <Asked {...props} {...asked} board={board} />
        </div>
      </div>
      {opened && <CardSheet game={game} tile={opened} onClose={() => setOpened(undefined)} />}
    </PointingContext>
  );
}

/** What that seat is asked, and the choice that is being made for it. */
function useAsked({ game, table, seat, answer }: OffRecordTableProps) {
  const { decision, another } = useWhichDecision(ownDecisions(table, seat));
  const choice = useChoice(game, decision, (id, chosen) =>
    answer({ seat: decision?.seat ?? 0, decision: id, choice: chosen }),
  );
  return { decision, another, choice };
}

type AskedProps = OffRecordTableProps & ReturnType<typeof useAsked> & { readonly board: Board };

function Asked({ game, table, board, decision, another, choice, notAsked }: AskedProps) {
  if (decision) {
    return (
      <OwnBar
        game={game}
        choice={choice}
        decision={decision}
        another={another}
        table={table}
        board={board}
        status="RUNNING"
        isConnected
      />
    );
  }
  return (
    <p className="off-record-says" role="status">
      {table.outcome ? (
        <span lang="en">{plain(capitalised(outcomeWords(game, table.outcome)))}</span>
      ) : (
        notAsked
      )}
    </p>
  );
}
