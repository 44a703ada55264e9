/** What players may do, the turn player first. Decision: A-BUD-65. */
import { offering } from '@scoresheet/rules-cards';
import { SEATS } from './meant.js';

export const { offer, offerStep } = offering(SEATS);
