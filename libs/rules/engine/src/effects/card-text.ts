import type { Rules } from '../contract/rules.js';
import type { CardFace } from '../contract/vocabulary.js';

/** What a card of these rules says; nothing where the game has given its cards no words. */
export const cardText = (rules: Pick<Rules, 'cardText'>, face: CardFace): readonly string[] =>
  rules.cardText?.(face) ?? [];
