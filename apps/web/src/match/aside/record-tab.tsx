/** The record of the match: who may see what, from whose eyes one looks, and how to take it along. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ToProjector } from '../../projector/to-projector.js';
import type { MatchFields } from '../match-documents.js';
import type { AsideProps } from './aside-props.js';
import { saveExport } from './save-export.js';

export function RecordTab({ match, shown }: AsideProps) {
  const { t } = useTranslation();
  const { seconds, events } = match.spectatorDelay;
  return (
    <div className="tab-page">
      <dl>
        <dt>{t('record.delay')}</dt>
        <dd>
          {[
            ...(seconds > 0 ? [t('record.delayedSeconds', { count: seconds })] : []),
            ...(events > 0 ? [t('record.delayedEvents', { count: events })] : []),
          ].join(', ') || t('record.noDelay')}
        </dd>
        <dt>{t('record.opens')}</dt>
        <dd>{t(`record.open.${match.opens}`)}</dd>
        <dt>{t('record.watchers')}</dt>
        <dd>{match.watchers}</dd>
      </dl>
      <PerspectiveChoice match={match} />
      <p>
        <Link to={`/verify?match=${match.id}`}>{t('record.verify')}</Link>
      </p>
      <button type="button" className="button" onClick={() => void saveExport(match.id)}>
        {t('record.download')}
      </button>
      <ToProjector match={match.id} />
      <Addresses match={match} shown={shown.seq} />
    </div>
  );
}

/** Only what the viewer may choose is offered. */
function PerspectiveChoice({ match }: { readonly match: MatchFields }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const isOpen = match.opens === 'AT_END' && match.status === 'OVER';
  const seats = isOpen ? match.seats.map(({ seat }) => seat) : [];
  const choose = (as: string): void =>
    setSearch((now) => {
      if (as === '') now.delete('as');
      else now.set('as', as);
      return now;
    });
  return (
    <label>
      {t('record.perspective')}
      <select value={search.get('as') ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('record.own')}</option>
        <option value="public">{t('record.public')}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {t('seat.number', { seat })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Addresses({ match, shown }: { readonly match: MatchFields; readonly shown: number }) {
  const { t } = useTranslation();
  const [link, frame] = [useId(), useId()];
  const address = `${location.origin}/match/${match.id}?at=${shown}`;
  const embed = `<iframe src="${location.origin}/embed/${match.id}?at=${shown}" width="640" height="480"></iframe>`;
  return (
    <>
      <label htmlFor={link}>{t('record.address')}</label>
      <input id={link} className="bar-words" readOnly value={address} onFocus={selectAll} />
      <label htmlFor={frame}>{t('record.embed')}</label>
      <input id={frame} className="bar-words" readOnly value={embed} onFocus={selectAll} />
    </>
  );
}

const selectAll = ({ target }: { readonly target: HTMLInputElement }): void => target.select();
