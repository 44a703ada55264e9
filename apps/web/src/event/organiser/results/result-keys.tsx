/** What can be typed for a result, for who does it for the first time. */
import { useTranslation } from 'react-i18next';
import type { ResultTerms } from './line-meaning.js';

const KEYS = ['games', 'drawn', 'draw', 'forfeit', 'nobody', 'swapped', 'replace'] as const;
const TYPED: Readonly<Record<(typeof KEYS)[number], string>> = {
  games: '7 2-1 · 7 21',
  drawn: '7 1-1-1',
  draw: '7 d',
  forfeit: '7 +- · 7 -+',
  nobody: '7 --',
  swapped: '7 2-1 s · 7 2-1 #12',
  replace: '7 2-1!',
};

export function ResultKeys({ terms }: { readonly terms: ResultTerms }) {
  const { t } = useTranslation();
  const keys = KEYS.filter((key) => key !== 'draw' || terms.intentionalDraws || terms.bestOf === 1);
  return (
    <details className="result-keys">
      <summary>{t('organiser.results.keys.title')}</summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <code>{TYPED[key]}</code>
            </dt>
            <dd>{t(`organiser.results.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
