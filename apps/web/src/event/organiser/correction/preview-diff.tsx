/** Ranks and numbers before and after, line by line, and the matches of a bracket that would be others. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { changesOf } from './changes.js';
import type { CorrectionPreview } from './correction-documents.js';

interface PreviewDiffProps {
  readonly preview: CorrectionPreview;
}

/** Whoever corrects a result of a large event looks at the first of them. */
const SHOWN = 100;

export function PreviewDiff({ preview: { standings, bracket, names } }: PreviewDiffProps) {
  const { t } = useTranslation();
  const nameOf = new Map(names.map(({ entrant, name }) => [entrant, name]));
  return (
    <>
      {bracket.length > 0 && (
        <p className="problem" role="alert">
          {t('organiser.correct.bracket', { matches: bracket.join(', ') })}
        </p>
      )}
      {standings.length === 0 ? (
        <p>{t('organiser.correct.nothing')}</p>
      ) : (
        <table className="figures correct-diff">
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
            {standings.slice(0, SHOWN).map((line) => {
              const { entrant, before, after } = line;
              const figures = changesOf(line).filter(({ of }) => of !== 'rank');
              return (
                <tr key={entrant}>
                  <td>
                    {before.rank === after.rank ? (
                      after.rank
                    ) : (
                      <>
                        <del>{before.rank ?? '–'}</del> <ins>{after.rank ?? '–'}</ins>
                      </>
                    )}
                  </td>
                  <td data-words>
                    <EntrantName {...{ entrant, name: nameOf.get(entrant) ?? null }} />{' '}
                    <small className="quiet">{entrant}</small>
                  </td>
                  <td>
                    {figures.map((change) => (
                      <span key={change.of} className="changed-figure">
                        <small className="quiet">{figureWords(change.of)}</small>{' '}
                        <del>{change.before ?? '–'}</del> <ins>{change.after ?? '–'}</ins>
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {standings.length > SHOWN && (
        <p className="quiet">{t('organiser.correct.more', { count: standings.length - SHOWN })}</p>
      )}
    </>
  );

  function figureWords(of: string): string {
    return t([`organiser.correct.figure.${of}`, 'organiser.correct.figure.other'], { of });
  }
}
