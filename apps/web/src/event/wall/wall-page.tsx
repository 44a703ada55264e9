/** An event for a hall: as large as the wall, for everybody, and nothing to press. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useFullScreen } from '../../projector/full-screen.js';
import { useQuietCursor } from '../../projector/quiet-cursor.js';
import { askService } from '../../service/service.js';
import { NotHere } from '../event-page.js';
import { useEvent, useFollowedEvent, type OpenEvent } from '../follow/use-event.js';
import { useAnnouncements } from '../now/use-announcements.js';
import { useLatestTables } from '../now/use-latest-tables.js';
import { useAwake } from './use-awake.js';
import { WallBeside } from './wall-beside.js';
import { WallHead } from './wall-head.js';
import { WallPairings } from './wall-pairings.js';
import { WallStandings } from './wall-standings.js';
import './wall.css';

export function WallPage() {
  const { event = '' } = useParams();
  const state = useFollowedEvent(event);
  useClocks();
  if (state.is !== 'here') return <NotHere is={state.is} />;
  return <Outlet context={state satisfies OpenEvent} />;
}

/** Within the frame, from which what it shows knows of the event. */
export function Wall() {
  const { t } = useTranslation();
  const { event, isConnected } = useEvent();
  const frame = useRef<HTMLElement>(null);
  const latest = useLatestTables();
  const announced = useAnnouncements();
  useAwake();
  useFullScreen();
  useQuietCursor(frame);
  return (
    <main className="wall" id="content" ref={frame}>
      <WallHead event={event} />
      {latest && latest.tables.length > 0 ? <WallPairings latest={latest} /> : <WallStandings />}
      <WallBeside event={event} latest={latest} announced={announced} />
      {!isConnected && (
        <p className="wall-lost" role="status">
          {t('state.lost')}
        </p>
      )}
    </main>
  );
}

/** Within hours the clock of a machine goes another way than that of the server. */
const COMPARE_MS = 600_000;

function useClocks(): void {
  useEffect(() => {
    const ask = (): void => void askService().catch(() => undefined);
    ask();
    const timer = setInterval(ask, COMPARE_MS);
    return () => clearInterval(timer);
  }, []);
}
