/** The way to the projector: a window of its own, which goes to the other screen. */
import { useTranslation } from 'react-i18next';
import { invitedTo, linkTo } from '../match/invitation-code.js';

export function ToProjector({ match }: { readonly match: string }) {
  const { t } = useTranslation();
  const { invitation } = invitedTo(match);
  const address = linkTo(match, invitation ?? null).replace('/match/', '/projector/');
  return (
    <a className="button" href={address} target="_blank" rel="noreferrer">
      {t('record.projector')}
    </a>
  );
}
