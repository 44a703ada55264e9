/** Whom and what an instruction means, among those that it can reach. */
import { cardsMeantWhere, seatsBy } from '@scoresheet/rules-cards';
import { seatsOf } from '@scoresheet/rules-engine';
import { isFielded } from '../../field.js';

export const SEATS = seatsBy({ noun: 'player', inOrder: seatsOf });

/** Cards on the field: others cannot be damaged, healed or moved. */
export const fieldedMeant = cardsMeantWhere(isFielded);
