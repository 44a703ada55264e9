/** What fighters may do, the turn player first. Decision: A-BFT-66. */
import { offering } from '@scoresheet/rules-cards';
import { SEATS } from './meant.js';

export const { offer, offerStep } = offering(SEATS);
