/** What the public lines of a tournament say of its draws, where the house's lines are withheld. */
import { useTranslation } from 'react-i18next';
import type { Verification } from './verification.js';

type DrawsProps = { readonly draws: NonNullable<Verification['draws']> };

export function Draws({ draws: { rounds, unchecked, differs } }: DrawsProps) {
  const { t } = useTranslation();
  if (differs) return <p>{t('verify.draws.differs', { ...differs })}</p>;
  const tables = unchecked.map(({ phase, round, tables: each }) =>
    t('verify.draws.tables', { phase, round, tables: each.join(', ') }),
  );
  return (
    <p>
      {t('verify.draws.drawn', { count: rounds })}{' '}
      {tables.length === 0
        ? t('verify.draws.well')
        : t('verify.draws.unchecked', { tables: tables.join('; ') })}
    </p>
  );
}
