/** Whom a penalty is for: found by a part of the name, or by the number. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { client } from '../../../api/client.js';
import { EntrantName } from '../../entrant-name.js';
import { changesEntrants } from '../../follow/changes.js';
import { useAsked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';
import { useStaffPlace } from '../staff-place.js';
import { SOUGHT_ENTRANTS } from './penalties-documents.js';

export function ChooseEntrant() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { to } = useStaffPlace();
  const [search, setSearch] = useState('');
  const { value: found = [] } = useAsked({
    key: `${event.id} ${search}`,
    ask: () => soughtEntrants(event.id, search.trim()),
    concerns: changesEntrants,
  });
  return (
    <>
      <label className="field">
        {t('staff.penalty.whom')}
        <input
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <ul className="found-entrants" aria-label={t('staff.penalty.found')}>
        {found.map(({ number, name }) => (
          <li key={number}>
            <Link to={{ search: to({ entrant: String(number) }) }} replace>
              <EntrantName entrant={number} name={name} />{' '}
              <small className="quiet">{t('staff.no', { entrant: number })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

async function soughtEntrants(tournament: string, search: string) {
  const variables = { tournament, search };
  const query = SOUGHT_ENTRANTS;
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  return data?.tournamentEntrants ?? [];
}
