/** By table, or by name: two views of the same round. */
import { useTranslation } from 'react-i18next';
import type { RoundAddress } from './use-round-address.js';

const VIEWS = ['table', 'name'] as const;

export function RoundViews({ view, show }: Pick<RoundAddress, 'view' | 'show'>) {
  const { t } = useTranslation();
  return (
    <fieldset className="views">
      <legend className="unseen">{t('round.order')}</legend>
      {VIEWS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="round-view"
            checked={view === each}
            onChange={() => show({ view: each })}
          />
          {t(`round.by.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
