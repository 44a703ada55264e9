/** How far a table has come with its result: who has said something, and who is asked now. */
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import type { Table } from '../../follow/event-documents.js';
import type { Reports } from './use-reports.js';

type WhatWasSaidProps = Pick<Reports, 'own' | 'others'> & { readonly table: Table };

export function WhatWasSaid({ table, own, others }: WhatWasSaidProps) {
  const { t } = useTranslation();
  const said = table.seats.filter(({ entrant }) => others.includes(entrant));
  return (
    <div className="own-said" role="status">
      {table.hasQuestion && <p>{t('own.report.question')}</p>}
      {!table.hasQuestion && own && <p>{t('own.report.waiting')}</p>}
      {!table.hasQuestion &&
        !own &&
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
