/** What combat lets happen, unless something else happens instead. */
import type { CardId, Happening } from '@scoresheet/rules-engine';

export interface Damage extends Happening {
  readonly kind: 'damage';
  /** A Buddy, or a deck by its word. */
  readonly to: string;
  readonly amount: number;
  /** The damage's element; null for damage without one. */
  readonly element: string | null;
  /** The Buddy whose attack it is; null for damage that is no attack. */
  readonly source: CardId | null;
}
