/**
 * Where one is in the record: `?at=120` in the address, without it what happens now. The address
 * follows once nobody steps on. A browser takes only some twenty changes of it in a second, fewer than
 * a held key makes steps, and each change draws all that reads the address.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const FOLLOWS_AFTER_MS = 200;

type At = number | undefined;

export interface Place {
  /** The event that is looked at; undefined while what happens now is followed. */
  readonly at: At;
  /** Where one has gone to by now: the event may not be drawn yet. */
  readonly placeNow: () => At;
  readonly goTo: (seq: At) => void;
}

export function usePlace(): Place {
  const [said, say] = useSaidPlace();
  const [at, setAt] = useState(said);
  const now = useRef(said);
  const written = useRef(said);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goTo = useCallback(
    (seq: At): void => {
      now.current = seq;
      setAt(seq);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = seq;
        say(seq);
      }, FOLLOWS_AFTER_MS);
    },
    [say],
  );
  // A link, or the browser's own button, leads elsewhere.
  useEffect(() => {
    if (said === written.current) return;
    clearTimeout(timer.current);
    written.current = said;
    now.current = said;
    setAt(said);
  }, [said]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { at, placeNow: useCallback(() => now.current, []), goTo };
}

/** What the address says, and how to change that. */
function useSaidPlace(): readonly [At, (seq: At) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useRef(setSearch);
  useEffect(() => void (set.current = setSearch));
  const say = useCallback((seq: At): void => {
    set.current((now) => placedAt(now, seq), { replace: true });
  }, []);
  return [placeIn(search), say];
}

function placedAt(search: URLSearchParams, seq: At): URLSearchParams {
  if (seq === undefined) search.delete('at');
  else search.set('at', String(seq));
  return search;
}

function placeIn(search: URLSearchParams): At {
  const asked = search.get('at') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
}
