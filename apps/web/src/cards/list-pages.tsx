/** Back and on in a list that has several pages. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface ListPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly search: URLSearchParams;
}

export function ListPages({ page, pages, search }: ListPagesProps) {
  const { t } = useTranslation();
  if (pages === 1) return null;
  const to = (number: number): string => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    return `?${next.toString()}`;
  };
  return (
    <nav className="list-pages" aria-label={t('cards.pages')}>
      {page > 1 && (
        <Link className="button" to={to(page - 1)}>
          {t('cards.back')}
        </Link>
      )}
      <span>{t('cards.page', { page, pages })}</span>
      {page < pages && (
        <Link className="button" to={to(page + 1)}>
          {t('cards.on')}
        </Link>
      )}
    </nav>
  );
}
