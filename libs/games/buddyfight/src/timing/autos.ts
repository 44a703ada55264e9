/**
 * What sets abilities off, and whose. The turn fighter's rank before the other's.
 *
 * Rules: R-BFT-36, R-BFT-37, R-BFT-59; decisions A-BFT-17, A-BFT-46, A-BFT-61.
 */
import type { CardId, Happened, Reading, Seat, TimingRule } from '@scoresheet/rules-engine';
import { active, cardsOnField, isOnField } from '../field.js';

const rank = ({ state }: Reading, _: unknown, controller: Seat): number =>
  controller === active(state) ? 0 : 1;

const cardOfFact = (_: Reading, fact: Happened): readonly CardId[] => [fact['card'] as CardId];

const cardsOfSeat = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  cardsOnField(state, fact['seat'] as Seat).map(({ id }) => id);

/** Cards that the fact names in `field`, as far as they are on the field. */
const among =
  (field: string) =>
  ({ state }: Reading, fact: Happened): readonly CardId[] =>
    (fact[field] as readonly CardId[]).filter((id) => {
      const card = state.cards[id];
      return card !== undefined && isOnField(card);
    });

const target = ({ state }: Reading, fact: Happened): readonly CardId[] =>
  state.cards[fact['target'] as string] ? [fact['target'] as CardId] : [];

const firstOf =
  (field: string) =>
  (fact: Happened): CardId | undefined =>
    (fact[field] as readonly CardId[])[0];

export const TIMING_RULES: readonly TimingRule[] = [
  { timing: 'turn-start', what: 'turn-started', whose: cardsOfSeat, rank },
  { timing: 'attack-start', what: 'attack-started', whose: cardsOfSeat, rank },
  { timing: 'turn-end', what: 'turn-ended', whose: cardsOfSeat, rank },
  { timing: 'enters', what: 'entered', whose: cardOfFact, rank },
  { timing: 'leaves', what: 'left-field', whose: cardOfFact, rank },
  { timing: 'destroyed', what: 'destroyed', whose: cardOfFact, it: firstOf('by'), rank },
  {
    timing: 'destroys',
    what: 'destroyed',
    whose: among('by'),
    it: (fact) => fact['card'] as CardId,
    rank,
  },
  { timing: 'attacks', what: 'attack-declared', whose: among('cards'), rank },
  { timing: 'attacked', what: 'attack-declared', whose: target, it: firstOf('cards'), rank },
  { timing: 'deals-damage', what: 'damage-dealt', whose: among('sources'), rank },
  { timing: 'battle-end', what: 'battle-ended', whose: among('cards'), rank },
];
