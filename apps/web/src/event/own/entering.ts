/**
 * Somebody enters an event. A stranger becomes a guest on the way, and with another identity the pages
 * of an event are made anew: so the entry, and the code that was typed, are kept outside of them.
 */
import { useSyncExternalStore } from 'react';
import { beSomebody } from '../../account/identity.js';
import type { Order } from '../../order/use-order.js';
import { sendOrder, type OrderFate } from '../orders/send-order.js';
import { ENTER } from './own-orders.js';

interface Entering extends Pick<Order, 'isGoing' | 'problem'> {
  readonly tournament: string;
  readonly code: string;
}

const listeners = new Set<() => void>();
let now: Entering | undefined;

function put(next: Entering): void {
  now = next;
  listeners.forEach((listener) => listener());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What became of the last try to enter this event; undefined where there was none. */
export function useEntering(tournament: string): Entering | undefined {
  const entering = useSyncExternalStore(listen, () => now);
  return entering?.tournament === tournament ? entering : undefined;
}

/** `code` is empty where none is asked for. */
export async function enterEvent(tournament: string, code: string): Promise<void> {
  if (now?.isGoing === true) return;
  const tried = { tournament, code };
  put({ ...tried, isGoing: true, problem: undefined });
  try {
    const fate = await asSomebody(tried);
    put({ ...tried, isGoing: false, problem: fate.is === 'accepted' ? undefined : fate });
  } catch {
    put({ ...tried, isGoing: false, problem: { is: 'offline' } });
  }
}

async function asSomebody({
  tournament,
  code,
}: Pick<Entering, 'tournament' | 'code'>): Promise<OrderFate> {
  const opening = await beSomebody();
  if (opening.is === 'refused') return { is: 'refused', rule: null, says: opening.says };
  return sendOrder(ENTER, { tournament, code: code === '' ? undefined : code });
}
