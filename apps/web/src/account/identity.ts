/**
 * Who uses this browser. A cookie says so to the server, and no script can read it; all that these
 * pages know of a person is forgotten as soon as another one is signed in, in every tab.
 */
import { useSyncExternalStore } from 'react';
import { client } from '../api/client.js';
import { renewSocket } from '../api/socket.js';
import { OPEN_GUEST, VIEWER } from './account-documents.js';
import { openedBy, type Opening } from './opening.js';

const listeners = new Set<() => void>();
let version = 0;

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('scoresheet-identity') : null;
tabs?.addEventListener('message', () => void forgetOthers());

/** Changes whenever somebody else is signed in: what was seen as another one is looked at anew. */
export const useIdentity = (): number =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => version,
  );

/** To be called after the cookie has changed. */
export async function identityChanged(): Promise<void> {
  tabs?.postMessage('changed');
  await forgetOthers();
}

async function forgetOthers(): Promise<void> {
  renewSocket();
  // Answers that are still on their way are for the other one, and are thrown away.
  await client.clearStore().catch(() => undefined);
  version += 1;
  listeners.forEach((listener) => listener());
  await client.refetchObservableQueries().catch(() => undefined);
}

let becoming: Promise<Opening> | undefined;

/** A guest is made where nobody is signed in; asked for twice at once, there is one. */
export const beSomebody = (): Promise<Opening> =>
  (becoming ??= guestIfNobody().finally(() => (becoming = undefined)));

async function guestIfNobody(): Promise<Opening> {
  const { data } = await client.query({ query: VIEWER, fetchPolicy: 'network-only' });
  if (data?.viewer) return { is: 'opened' };
  const opening = await openedBy(client.mutate({ mutation: OPEN_GUEST, fetchPolicy: 'no-cache' }));
  if (opening.is === 'opened') await identityChanged();
  return opening;
}
