/** Who runs an event with its owner, what it is called, and what everybody is told. */
import { useEvent } from '../../follow/use-event.js';
import { useRoles } from '../../roles.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { isToCome } from '../../planned/planned-line.js';
import { Announcements } from './announcements.js';
import { Beginning } from './beginning.js';
import { Description } from './description.js';
import { Staff } from './staff.js';
import { Successor } from './successor.js';
import './people.css';

export function PeoplePart({ view }: { readonly view: LeadersView }) {
  const { event } = useEvent();
  const { isOwner, isOrganiser } = useRoles(event);
  return (
    <div className="event-cols" data-two>
      <div className="event-sheet">
        <Announcements event={event} />
        {isOrganiser && isToCome(event.stage) && <Beginning event={event} />}
        {isOrganiser && <Description key={`${event.title} ${event.description}`} event={event} />}
      </div>
      <div className="event-sheet">
        <Staff event={event} />
        {isOwner && <Successor event={event} view={view} />}
      </div>
    </div>
  );
}
