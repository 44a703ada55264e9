/** The table of a branch, with the decision of the seat through whose eyes it is seen. */
import {
  boardOf,
  outcomeWords,
  plain,
  seatsAtIssue,
  type Tile,
} from '@scoresheet/rules-presentation';
import { Board, PointingContext } from '@scoresheet/web-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSheet } from '../match/board/card-sheet.js';
import { OwnBar } from '../match/decision/own-bar.js';
import { ownDecisions, type OwnDecision } from '../match/decision/own-decision.js';
import { pointingFor } from '../match/decision/pointing.js';
import { useChoice } from '../match/decision/use-choice.js';
import { useWhichDecision } from '../match/decision/which-decision.js';
import type { ShownGame } from '../match/game/load-game.js';
import { sittersAt } from '../match/sitters.js';
import type { BranchTable as Standing } from './branch.js';
import type { ShownBranch } from './use-branch.js';

interface BranchTableProps {
  readonly game: ShownGame;
  readonly now: Standing;
  readonly nameOf: (seat: number) => string;
  readonly branch: Pick<ShownBranch, 'answer'>;
}

export function BranchTable({ game, now: { table, viewer }, nameOf, branch }: BranchTableProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Tile>();
  const board = useMemo(() => boardOf(game, table), [game, table]);
  const { decision, another } = useWhichDecision(decisionsFor(table, viewer));
  const choice = useChoice(game, decision, (id, answer) =>
    branch.answer(decision?.seat ?? 0, id, answer),
  );
  const below = typeof viewer === 'number' && viewer > 0 ? viewer : 1;
  const pointed = { choice: decision && choice, openTile: setOpened };
  return (
    <PointingContext value={pointingFor(pointed)}>
      <div className="branch-board">
        <Board
          {...{ board, below }}
          sitterOf={sittersAt(table, nameOf)}
          atIssue={seatsAtIssue(board, table)}
          middle={board.turn.join(' · ')}
          label={t('whatIf.title')}
        />
      </div>
      <div className="branch-bar">
        {decision ? (
          <OwnBar
            {...{ game, choice, decision, another, table, board }}
            status="RUNNING"
            isConnected
          />
        ) : (
          <Waiting game={game} table={table} />
        )}
      </div>
      {opened && <CardSheet game={game} tile={opened} onClose={() => setOpened(undefined)} />}
    </PointingContext>
  );
}

function Waiting({ game, table }: { readonly game: ShownGame; readonly table: Standing['table'] }) {
  const { t } = useTranslation();
  return (
    <p className="branch-says" role="status">
      {table.outcome ? plain(outcomeWords(game, table.outcome)) : t('whatIf.othersAsked')}
    </p>
  );
}

/** Whoever sees everything answers for the first that is asked. */
function decisionsFor(
  table: Standing['table'],
  viewer: Standing['viewer'],
): readonly OwnDecision[] {
  if (typeof viewer === 'number') return ownDecisions(table, viewer);
  return ownDecisions(table, table.decisions[0]?.seat ?? null);
}
