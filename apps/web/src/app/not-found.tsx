import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <main className="page" id="content">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.says')}</p>
      <p>
        <Link to="/">{t('notFound.back')}</Link>
      </p>
    </main>
  );
}
