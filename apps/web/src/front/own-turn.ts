/** What a match waits for, as far as that is the viewer. */
import type { OwnTurn } from './own-documents.js';

type Waits = 'turn' | 'ready' | 'waiting';

export function waitsFor({ status, ownSeat, seats, decisions }: OwnTurn): Waits {
  const isOwn = ({ seat }: { readonly seat: number }): boolean => seat === ownSeat;
  if (status === 'OPEN') return seats.find(isOwn)?.ready === false ? 'ready' : 'waiting';
  return decisions.some((each) => isOwn(each) && !each.optional) ? 'turn' : 'waiting';
}
