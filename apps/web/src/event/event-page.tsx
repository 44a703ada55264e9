/** The frame of an event: what it is, its clock, the ways to its pages, and the page that is open. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useTitle } from '../app/use-title.js';
import { askService } from '../service/service.js';
import './event.css';
import { EventHead } from './event-head.js';
import { EventTabs } from './event-tabs.js';
import { useFollowedEvent, type OpenEvent } from './follow/use-event.js';

export function EventPage() {
  const { event = '' } = useParams();
  const state = useFollowedEvent(event);
  useEffect(() => {
    // Clocks count by the time of the server.
    askService().catch(() => undefined);
  }, []);
  if (state.is !== 'here') return <NotHere is={state.is} />;
  return (
    <main className="event" id="content">
      <EventHead {...state} />
      <EventTabs {...state} />
      <Outlet context={state satisfies OpenEvent} />
    </main>
  );
}

export function NotHere({ is }: { readonly is: 'coming' | 'unknown' | 'unreachable' }) {
  const { t } = useTranslation();
  if (is !== 'coming') return <Absent is={is} />;
  return (
    <main className="page" id="content" aria-busy>
      <p role="status">{t('state.loading')}</p>
    </main>
  );
}

function Absent({ is }: { readonly is: 'unknown' | 'unreachable' }) {
  const { t } = useTranslation();
  const title = t(is === 'unknown' ? 'event.unknown.title' : 'event.unreachable');
  useTitle(title);
  return (
    <main className="page" id="content">
      <h1>{title}</h1>
      <p role="alert">{t(is === 'unknown' ? 'event.unknown.says' : 'event.comesBack')}</p>
    </main>
  );
}
