/** The licences of everything that pages and images ship. */
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { useTitle } from '../app/use-title.js';
import './licences.css';

export const licencesLoader = async () => (await import('virtual:licences')).default;

export function LicencesPage() {
  const { t } = useTranslation();
  const { packages, texts } = useLoaderData<typeof licencesLoader>();
  useTitle(t('licences.title'));
  return (
    <main className="page" id="content">
      <h1>{t('licences.title')}</h1>
      <p>{t('licences.says')}</p>
      {packages.map(({ name, version, licence, text }) => (
        <details key={`${name} ${version}`} lang="en">
          <summary>
            {name} {version} · {licence}
          </summary>
          <pre className="licence-text">{texts[text]}</pre>
        </details>
      ))}
    </main>
  );
}
