/** The table of a branch, with the decision of the seat through whose eyes it is seen. */
import { useTranslation } from 'react-i18next';
import type { ShownGame } from '../match/game/load-game.js';
import { OffRecordTable } from '../match/off-record/off-record-table.js';
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
  return (
    <OffRecordTable
      game={game}
      table={table}
      nameOf={nameOf}
      // Whoever sees everything answers for the first that is asked.
      seat={typeof viewer === 'number' ? viewer : (table.decisions[0]?.seat ?? null)}
      below={typeof viewer === 'number' && viewer > 0 ? viewer : 1}
      answer={branch.answer}
      label={t('whatIf.title')}
      notAsked={t('whatIf.othersAsked')}
    />
  );
}
