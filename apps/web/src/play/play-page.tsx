/** Where somebody says what they want to play, and sits down. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { PageState } from './page-state.js';
import { GAMES } from './play-documents.js';
import { PlayForm } from './play-form.js';

export function PlayPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(GAMES);
  const [first, ...others] = data?.games ?? [];
  return (
    <main className="page play" id="content">
      <h1>{t('play.title')}</h1>
      <p className="hint">{t('play.says')}</p>
      {first ? (
        <PlayForm games={[first, ...others]} />
      ) : (
        <PageState
          failed={error !== undefined}
          says={data && t('play.noGames')}
          onAgain={() => void refetch()}
        />
      )}
    </main>
  );
}
