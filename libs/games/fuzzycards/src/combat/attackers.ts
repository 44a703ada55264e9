/**
 * Who may attack.
 *
 * Rules: R-FUZ-35, R-FUZ-41, R-FUZ-45; decisions A-FUZ-13, A-FUZ-16, A-FUZ-27.
 */
import {
  faceOfCard,
  isAllowed,
  markOf,
  type Card,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { cardsOnField, rowOf } from '../field.js';
import { isSilenced, keyword } from '../values.js';
import type { AttackGuard } from './hiding.js';

/** Conditions for a card on the field to attack, in the order of A-FUZ-81. */
export const ATTACKS = [
  {
    reason: 'relic',
    rule: 'A-FUZ-16',
    says: 'Relics do not attack.',
    holds: (reading, card) => faceOfCard(reading, card).type === 'hero',
  },
  {
    reason: 'resting',
    rule: 'R-FUZ-35',
    says: 'Cards in the Vault do not attack.',
    holds: (_, card) => rowOf(card) === 'altar',
  },
  {
    reason: 'silenced',
    rule: 'R-FUZ-41',
    says: 'The card is silenced: without its Rush it does not attack this turn.',
    holds: (reading, card) =>
      isReady(reading, card) ||
      !isSilenced(reading, card.id) ||
      !faceOfCard(reading, card).keywords['rush'],
  },
  {
    reason: 'fresh',
    rule: 'R-FUZ-41',
    says: 'A Hero without Rush does not attack in the turn it is played.',
    holds: (reading, card) => isReady(reading, card),
  },
  {
    reason: 'attacked',
    rule: 'R-FUZ-45',
    says: 'Each card attacks once in a turn.',
    holds: (_, card) => markOf(card, 'attacked') === 0,
  },
] as const satisfies readonly AttackGuard<Card>[];

const isReady = (reading: Reading, card: Card): boolean =>
  markOf(card, 'fresh') === 0 || keyword(reading, card.id, 'rush') > 0;

/** Altar cards that may still attack this turn. */
export const readyAttackers = (reading: Reading, seat: Seat): readonly Card[] =>
  cardsOnField(reading.state, seat, 'altar').filter((card) =>
    isAllowed(ATTACKS, reading, card, seat),
  );
