/** What becomes of cards that are given as a part of a price (B33). */
import { payment } from '@scoresheet/rules-cards';

export const PAYMENTS = [
  payment('drop', { means: "To its owner's drop zone.", says: (cards) => `drop ${cards}` }),
  payment('soul', {
    means: 'Under the card that is called or equipped.',
    says: (cards) => `put ${cards} into its soul`,
  }),
  payment('hand', { means: "To its owner's hand.", says: (cards) => `return ${cards}` }),
  payment('deck', {
    means: "On top of its owner's deck.",
    says: (cards) => `put ${cards} on top of the deck`,
  }),
  payment('gauge', {
    means: "To its owner's gauge.",
    says: (cards) => `put ${cards} into the gauge`,
  }),
];
