/** Bots that are told of an event, as a part of running it. */
import { useEvent } from '../../follow/use-event.js';
import { Webhooks } from './webhooks.js';

export function WebhooksPart() {
  const { event } = useEvent();
  return (
    <div className="event-sheet">
      <Webhooks tournament={event.id} />
    </div>
  );
}
