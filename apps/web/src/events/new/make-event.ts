/** Makes an event; what is sent once more without a change is the same event. */
import { client } from '../../api/client.js';
import { commandId } from '../../api/command-id.js';
import { sendOrder, type OrderFate } from '../../event/orders/send-order.js';
import { CREATE_EVENT, EVENT_KNOWN, type EventTerms } from './new-event-documents.js';

let sent: { readonly said: string; readonly commandId: string } | undefined;

/** Whoever presses again after a lost connection does not know whether the first press was heard. */
export async function makeEvent(terms: EventTerms): Promise<OrderFate> {
  const said = JSON.stringify(terms);
  if (sent?.said !== said) sent = { said, commandId: commandId() };
  const fate = await sendOrder(CREATE_EVENT, { ...terms, commandId: sent.commandId });
  if (fate.is === 'accepted') {
    sent = undefined;
    await untilKnown(fate);
  }
  return fate;
}

/** The next page asks for the event at once: it must not be told that there is none. */
async function untilKnown({ tournament, token }: Accepted): Promise<void> {
  const variables = { tournament, token };
  await client
    .query({ query: EVENT_KNOWN, variables, fetchPolicy: 'no-cache' })
    .catch(() => undefined);
}
type Accepted = Extract<OrderFate, { readonly is: 'accepted' }>;
