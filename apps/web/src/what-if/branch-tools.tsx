/** Whose eyes one looks with, one answer back, and once more with other luck. */
import { useTranslation } from 'react-i18next';
import type { BranchTable } from './branch.js';
import type { ShownBranch } from './use-branch.js';

interface ToolsProps {
  readonly now: BranchTable;
  readonly branch: Pick<ShownBranch, 'undo' | 'again' | 'look'>;
  readonly nameOf: (seat: number) => string;
}

export function BranchTools({ now: { steps, table, viewer }, branch, nameOf }: ToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="branch-tools">
      <label>
        {t('whatIf.eyes')}
        <select
          value={String(viewer)}
          onChange={({ target: { value } }) =>
            branch.look(value === 'house' ? 'house' : Number(value))
          }
        >
          {seatsIn(table, viewer).map((seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
          <option value="house">{t('whatIf.all')}</option>
        </select>
      </label>
      <button type="button" className="button" disabled={steps === 0} onClick={branch.undo}>
        {t('whatIf.back')}
      </button>
      <button type="button" className="button" onClick={branch.again}>
        {t('whatIf.again')}
      </button>
    </div>
  );
}

/** The seats of the table, and the JUDGE where that one is asked or looked with. */
function seatsIn(
  { seats, decisions }: BranchTable['table'],
  viewer: BranchTable['viewer'],
): readonly number[] {
  const beside = [viewer, ...decisions.map(({ seat }) => seat)];
  return [...seats.map(({ seat }) => seat), ...(beside.includes(0) ? [0] : [])];
}
