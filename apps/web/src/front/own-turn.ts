/** What a match waits for, as far as that is the viewer. */
import type { OwnMatch } from './own-documents.js';

export type Waits = 'turn' | 'ready' | 'waiting';

export function waitsFor({ status, waitsForYou }: Pick<OwnMatch, 'status' | 'waitsForYou'>): Waits {
  if (!waitsForYou) return 'waiting';
  return status === 'OPEN' ? 'ready' : 'turn';
}
