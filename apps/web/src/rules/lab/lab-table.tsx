/** The table of a scenario, on which whoever is asked may be answered for. */
import type { Action, Ruleset, State } from '@scoresheet/rules-engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../../match/game/load-game.js';
import type { Sent } from '../../match/decision/use-choice.js';
import { OffRecordTable } from '../../match/off-record/off-record-table.js';
import { tryAnswer } from './try-answer.js';

interface LabTableProps {
  readonly game: ShownGame;
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly onTried: (state: State) => void;
}

export function LabTable({ game, ruleset, state, onTried }: LabTableProps) {
  const { t } = useTranslation();
  const seat = ruleset.decisions(state)[0]?.seat ?? 1;
  const table = useMemo(() => ruleset.view(state, seat), [ruleset, state, seat]);
  const answer = async (action: Action): Promise<Sent> => {
    const tried = tryAnswer(ruleset, state, action);
    if ('refusal' in tried) return { is: 'refused', ...tried.refusal };
    onTried(tried.state);
    return { is: 'accepted' };
  };
  return (
    <OffRecordTable
      game={game}
      table={table}
      seat={seat}
      answer={answer}
      below={seat}
      nameOf={(number) => game.seats?.[number - 1] ?? t('seat.number', { seat: number })}
      label={game.title}
      notAsked={t('lab.notAsked')}
    />
  );
}
