/** Ranks and numbers before and after, line by line, and the matches of a bracket that would be others. */
import { useTranslation } from 'react-i18next';
import type { CorrectionPreview } from './correction-documents.js';
import { ChangedRow } from './changed-row.js';

/** Whoever corrects a result of a large event looks at the first of them. */
const SHOWN = 100;

export function PreviewDiff({ preview }: { readonly preview: CorrectionPreview }) {
  const { t } = useTranslation();
  const { standings, bracket, walkovers } = preview;
  const more = standings.length - SHOWN;
  return (
    <>
      {bracket.length > 0 && (
        <p className="problem" role="alert">
          {t('organiser.correct.bracket', { matches: bracket.join(', ') })}
        </p>
      )}
      {walkovers.length > 0 && (
        <p role="status">{t('organiser.correct.walkovers', { matches: walkovers.join(', ') })}</p>
      )}
      {standings.length === 0 ? (
        <p>{t('organiser.correct.nothing')}</p>
      ) : (
        <Changes preview={preview} />
      )}
      {more > 0 && <p className="quiet">{t('organiser.correct.more', { count: more })}</p>}
    </>
  );
}

function Changes({ preview: { standings, names } }: { readonly preview: CorrectionPreview }) {
  const { t } = useTranslation();
  const nameOf = new Map(names.map(({ entrant, name }) => [entrant, name]));
  return (
    <table className="figures">
      <caption className="unseen">{t('organiser.correct.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('organiser.correct.rank')}</th>
          <th scope="col" data-words>
            {t('organiser.outstanding.who')}
          </th>
          <th scope="col">{t('organiser.correct.figures')}</th>
        </tr>
      </thead>
      <tbody>
        {standings.slice(0, SHOWN).map((line) => (
          <ChangedRow key={line.entrant} line={line} name={nameOf.get(line.entrant) ?? null} />
        ))}
      </tbody>
    </table>
  );
}
