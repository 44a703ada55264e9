/** What stands in the place of what is not here: being fetched, not to be had, or nothing at all. */
import { useTranslation } from 'react-i18next';

interface PageStateProps {
  readonly failed: boolean;
  /** Words for an answer without anything in it. */
  readonly says?: string | undefined;
  readonly onAgain: () => void;
}

export function PageState({ failed, says, onAgain }: PageStateProps) {
  const { t } = useTranslation();
  if (says !== undefined) return <p className="hint">{says}</p>;
  if (!failed) return <p className="hint">{t('state.loading')}</p>;
  return (
    <p className="hint" role="alert">
      {t('state.unreachable')}{' '}
      <button type="button" className="button" onClick={onAgain}>
        {t('state.again')}
      </button>
    </p>
  );
}
