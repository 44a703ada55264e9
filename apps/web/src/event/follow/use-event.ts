/** The event whose pages are open, for every page within the frame. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { useIdentity } from '../../account/identity.js';
import type { News } from './event-documents.js';
import { followEvent, type EventState, type Followed } from './follow-event.js';

type Listener = (news: News) => void;

export interface OpenEvent extends Followed {
  /** Calls with whatever happens from now on; gives the way to stop. */
  readonly onNews: (listener: Listener) => () => void;
}

type UsedEvent =
  | Exclude<EventState, { readonly is: 'here' }>
  | ({ readonly is: 'here' } & OpenEvent);

export function useFollowedEvent(tournament: string): UsedEvent {
  const [state, setState] = useState<EventState>({ is: 'coming' });
  const listeners = useRef(new Set<Listener>());
  const identity = useIdentity();
  useEffect(() => {
    setState({ is: 'coming' });
    return followEvent(tournament, {
      told: setState,
      heard: (news) => listeners.current.forEach((listener) => listener(news)),
    });
  }, [tournament, identity]);
  const onNews = useMemo(
    () => (listener: Listener) => {
      const { current } = listeners;
      current.add(listener);
      return () => void current.delete(listener);
    },
    [],
  );
  return state.is === 'here' ? { ...state, onNews } : state;
}

/** Of a page within the frame. */
export const useEvent = (): OpenEvent => useOutletContext<OpenEvent>();
