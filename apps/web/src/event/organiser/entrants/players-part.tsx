/** Who plays: added by lists, found by typing, and looked after one by one. */
import { useEvent } from '../../follow/use-event.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { AddPlayers } from './add-players.js';
import { PairsApart } from './pairs-apart.js';
import { PlayersList } from './players-list.js';
import './entrants.css';

const OVER: readonly string[] = ['FINISHED', 'CANCELLED'];

export function PlayersPart({ view }: { readonly view: LeadersView }) {
  const { event } = useEvent();
  const isOver = OVER.includes(event.stage);
  return (
    <div className="event-cols" data-two={!isOver || undefined}>
      <PlayersList event={event} view={view} />
      {!isOver && (
        <div className="event-sheet">
          <AddPlayers tournament={event.id} view={view} />
          <PairsApart tournament={event.id} view={view} />
        </div>
      )}
    </div>
  );
}
