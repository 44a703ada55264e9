/** What is shown in the place of a page that could not be shown. */
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

export function PageError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const isOldBuild = error instanceof Error && /import|module|fetch|preload/i.test(error.message);
  return (
    <main className="page" id="content" role="alert">
      <h1>{t('pageError.title')}</h1>
      <p>{t(isOldBuild ? 'pageError.newVersion' : 'pageError.says')}</p>
      <p>
        <button type="button" className="button" data-main onClick={() => location.reload()}>
          {t('pageError.reload')}
        </button>
      </p>
    </main>
  );
}
