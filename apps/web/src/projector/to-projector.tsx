/** The way to the projector; the whole screen is asked for while the press that asks is at hand. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askForFullScreen } from './full-screen.js';

export function ToProjector({ match }: { readonly match: string }) {
  const { t } = useTranslation();
  return (
    <Link className="button" to={`/projector/${match}`} onClick={askForFullScreen}>
      {t('record.projector')}
    </Link>
  );
}
