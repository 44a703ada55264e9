/** The way to an event of one's own; whoever has no account is told why there is none. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useViewer } from '../account/use-viewer.js';

export function NewEventLink() {
  const { t } = useTranslation();
  const { is } = useViewer();
  if (is === 'unknown') return null;
  if (is === 'account') {
    return (
      <Link className="button" data-main to="/events/new">
        {t('events.new')}
      </Link>
    );
  }
  return (
    <p className="hint">
      {t('events.newNeeds')} <Link to="/account">{t('events.newHow')}</Link>
    </p>
  );
}
