/** Which round is looked at, and how: the address says so, and without one it is the newest round. */
import { useSearchParams } from 'react-router';
import { useEvent } from '../follow/use-event.js';
import type { RoundPlace } from './use-tables.js';

export type RoundView = 'table' | 'name';

export interface RoundAddress {
  /** The round that is shown; none before the first one is published. */
  readonly place: RoundPlace | undefined;
  readonly view: RoundView;
  readonly show: (change: { readonly place?: RoundPlace; readonly view?: RoundView }) => void;
}

export function useRoundAddress(): RoundAddress {
  const [search, setSearch] = useSearchParams();
  const { round: now } = useEvent().event;
  const chosen = placeIn(search.get('round'));
  const show: RoundAddress['show'] = ({ place, view }) => {
    const next = new URLSearchParams(search);
    if (place) {
      // The newest round is followed by the next one: its address names no round.
      if (now?.phase === place.phase && now.round === place.round) next.delete('round');
      else next.set('round', `${place.phase}.${place.round}`);
    }
    if (view === 'name') next.set('by', 'name');
    if (view === 'table') next.delete('by');
    setSearch(next, { replace: true });
  };
  const place = chosen ?? (now ? { phase: now.phase, round: now.round } : undefined);
  return { place, view: search.get('by') === 'name' ? 'name' : 'table', show };
}

/** `1.3`: the third round of the first phase. */
function placeIn(text: string | null): RoundPlace | undefined {
  const [, phase, round] = /^(\d{1,2})\.(\d{1,3})$/.exec(text ?? '') ?? [];
  return phase === undefined ? undefined : { phase: Number(phase), round: Number(round) };
}
