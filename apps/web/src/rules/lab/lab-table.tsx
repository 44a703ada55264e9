/** The table of a scenario, on which whoever is asked may be answered for. */
import type { Ruleset, State } from '@scoresheet/rules-engine';
import { boardOf, seatsAtIssue, type Tile } from '@scoresheet/rules-presentation';
import { Board, PointingContext } from '@scoresheet/web-ui';
import i18next from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSheet } from '../../match/board/card-sheet.js';
import { OwnBar } from '../../match/decision/own-bar.js';
import { ownDecisions } from '../../match/decision/own-decision.js';
import { pointingFor } from '../../match/decision/pointing.js';
import { useChoice } from '../../match/decision/use-choice.js';
import { useWhichDecision } from '../../match/decision/which-decision.js';
import type { ShownGame } from '../../match/game/load-game.js';
import { sittersAt } from '../../match/sitters.js';
import { tryAnswer } from './try-answer.js';

interface LabTableProps {
  readonly game: ShownGame;
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly onTried: (state: State) => void;
}

export function LabTable({ game, ruleset, state, onTried }: LabTableProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Tile>();
  const seat = ruleset.decisions(state)[0]?.seat ?? 1;
  const table = useMemo(() => ruleset.view(state, seat), [ruleset, state, seat]);
  const board = useMemo(() => boardOf(game, table), [game, table]);
  const { decision, another } = useWhichDecision(ownDecisions(table, seat));
  const choice = useChoice(game, decision, async (id, chosen) => {
    const tried = tryAnswer(ruleset, state, { seat, decision: id, choice: chosen });
    if ('refusal' in tried) return { is: 'refused', ...tried.refusal };
    onTried(tried.state);
    return { is: 'accepted' };
  });
  return (
    <PointingContext value={pointingFor({ choice: decision && choice, openTile: setOpened })}>
      <div className="lab-board">
        <Board
          board={board}
          sitterOf={sittersAt(table, (number) => seatOf(game, number))}
          below={seat}
          atIssue={seatsAtIssue(board, table)}
          middle={board.turn.join(' · ')}
          label={game.title}
        />
      </div>
      {decision ? (
        <OwnBar
          {...{ game, choice, decision, another, table, board }}
          status="RUNNING"
          isConnected
        />
      ) : (
        <p className="hint">{t('lab.over')}</p>
      )}
      {opened && <CardSheet game={game} tile={opened} onClose={() => setOpened(undefined)} />}
    </PointingContext>
  );
}

const seatOf = ({ seats }: ShownGame, number: number): string =>
  seats?.[number - 1] ?? i18next.t('seat.number', { seat: number });
