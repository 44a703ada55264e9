/** Penalties, the newest first: when, for what, which, and the points that it has taken. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import type { PenalisedEntry, Penalty } from './penalties-documents.js';

interface PenaltyTableProps {
  readonly entries: readonly PenalisedEntry[];
  /** Whose they are is said above. */
  readonly isOfOne?: boolean;
}

interface Line extends Penalty {
  readonly entry: PenalisedEntry;
}

export function PenaltyTable({ entries, isOfOne = false }: PenaltyTableProps) {
  const { t } = useTranslation();
  const lines = entries
    .flatMap((entry) => entry.penalties.map((penalty): Line => ({ ...penalty, entry })))
    .sort((one, other) => other.at - one.at);
  if (lines.length === 0) return <p className="quiet">{t('staff.penalty.none')}</p>;
  return (
    <table className="figures">
      <thead>
        <tr>
          <th data-words>{t('staff.penalty.at')}</th>
          {!isOfOne && <th data-words>{t('staff.penalty.who')}</th>}
          <th data-words>{t('staff.penalty.what')}</th>
          <th data-words>{t('staff.penalty.kind')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <PenaltyLine key={index} line={line} isOfOne={isOfOne} />
        ))}
      </tbody>
    </table>
  );
}

function PenaltyLine({ line, isOfOne }: { readonly line: Line; readonly isOfOne: boolean }) {
  const { t, i18n } = useTranslation();
  const { at, infraction, penalty, points, entry } = line;
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(at);
  return (
    <tr>
      <td data-words>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
      </td>
      {!isOfOne && (
        <td data-words>
          <EntrantName {...entry} /> <small className="quiet">{entry.entrant}</small>
        </td>
      )}
      <td data-words>
        {t([`staff.infraction.${infraction}`, 'staff.infraction.other'], { word: infraction })}
      </td>
      <td data-words>
        {penalty === 'points'
          ? t('staff.penalty.pointsTaken', { count: points })
          : t([`staff.penalty.is.${penalty}`, 'staff.infraction.other'], { word: penalty })}
      </td>
    </tr>
  );
}
