/** Whom and what an instruction means. Decisions: A-BFT-44, A-BFT-66. */
import { cardsMeantWhere, seatsBy } from '@scoresheet/rules-cards';
import { inTurnOrder, isInArea, isOnField } from '../../field.js';

export const SEATS = seatsBy({ noun: 'fighter', inOrder: inTurnOrder });

/** Where `onFieldMeant` finds cards, for whoever writes one. */
export const THE_FIELD = 'the field';

/** Cards of the field; one that left it is another card. */
export const onFieldMeant = cardsMeantWhere(isOnField);

export const monstersMeant = cardsMeantWhere(isInArea);
