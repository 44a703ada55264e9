/** Where an organiser makes an event; whoever has no account gets one here, and loses nothing typed. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import '../../account/account.css';
import { SignInPanel } from '../../account/sign-in-panel.js';
import { useViewer } from '../../account/use-viewer.js';
import '../../app/form.css';
import { useTitle } from '../../app/use-title.js';
import { PageState } from '../../play/page-state.js';
import '../../play/play.css';
import { EVENT_GAMES } from '../events-documents.js';
import { NewEventForm } from './new-event-form.js';
import { presetsFor } from './presets.js';

export function NewEventPage() {
  const { t } = useTranslation();
  useTitle(t('events.make.heading'));
  const { data, error, refetch } = useQuery(EVENT_GAMES);
  const { is } = useViewer();
  const [first, ...others] = data?.games.filter((game) => presetsFor(game).length > 0) ?? [];
  return (
    <main className="page play" id="content">
      <h1>{t('events.make.heading')}</h1>
      <p className="hint">{t('events.make.says')}</p>
      {(is === 'stranger' || is === 'guest') && (
        <section className="account">
          <p>{t('events.make.whyAccount')}</p>
          <SignInPanel />
        </section>
      )}
      {first ? (
        <NewEventForm games={[first, ...others]} />
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
