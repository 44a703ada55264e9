/** How far a table has come with its result: who has said something, and who is asked now. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import type { Table } from '../../follow/event-documents.js';
import { useResultWords } from '../../round/use-result-words.js';
import type { Reports } from './use-reports.js';

type WhatWasSaidProps = Pick<Reports, 'hasSaid' | 'own' | 'others'> & {
  readonly table: Table;
  /** Who looks. */
  readonly of: number;
};

const NOTHING = { winner: null, wins: null, draws: null, scores: null, places: null };

export function WhatWasSaid({ table, of, hasSaid, own, others }: WhatWasSaidProps) {
  const { t } = useTranslation();
  const { ownWords } = useResultWords();
  const said = table.seats.filter(({ entrant }) => others.includes(entrant));
  return (
    <div className="own-said" role="status">
      {table.hasQuestion && <p>{t('own.report.question')}</p>}
      {!table.hasQuestion && hasSaid && (
        <p>
          {own
            ? t('own.report.waiting', {
                words: ownWords(
                  { ...table, result: { ...NOTHING, ...own } as Table['result'] },
                  of,
                ),
              })
            : t('own.report.waitingStill')}
        </p>
      )}
      {!table.hasQuestion &&
        !hasSaid &&
        said.map(({ entrant, name }) => (
          <p key={entrant}>
            <b>
              <EntrantName entrant={entrant} name={name} />
            </b>{' '}
            {t('own.report.theyHave')}
          </p>
        ))}
    </div>
  );
}
