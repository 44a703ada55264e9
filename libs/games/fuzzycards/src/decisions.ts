/**
 * All that Fuzzycards ever asks a seat, each with its words beside the step that asks it; what
 * effects ask is ready.
 *
 * Rules: R-FUZ-35, R-FUZ-55; decisions A-FUZ-63, A-FUZ-76.
 */
import { no } from '@scoresheet/rules-engine';
import { ready, type DecisionKind, type TellsAbout } from '@scoresheet/rules-presentation';
import { bridgeDecision } from './combat/bridge.js';
import { turnOrderDecision } from './setup/genesis-flip.js';
import { mulliganDecision } from './setup/mulligan.js';
import { activateDecision } from './turn/activate.js';
import { discardDecision } from './turn/exodus.js';
import { refuseChosen } from './turn/refuse-activate.js';
import { settleDecision } from './turn/settle.js';
import { validateDecision } from './turn/validate.js';

export const DECISIONS = [
  turnOrderDecision,
  mulliganDecision,
  activateDecision,
  settleDecision,
  validateDecision,
  bridgeDecision,
  discardDecision,
  ready.target('A-FUZ-63', {
    title: 'An effect asks you to choose',
    hint: 'Only what may be chosen is listed; a card in Stealth is not, nor one behind an Altar that stands (R-FUZ-55, R-FUZ-35).',
    about: 'a target',
    refuse: (reading, seat, { choice }) =>
      refuseChosen(reading, seat, [choice].flat().map(String)) ??
      no('A-FUZ-63', 'Choose among the targets that are offered, as many as the text says.'),
  }),
  ready.may('A-FUZ-63', {
    title: 'An ability asks whether you want it',
    hidden: 'decides about an ability',
    about: 'yes or no',
  }),
  ready.search('A-FUZ-76', 'Scroll', {
    about: 'what to take from your Scroll',
    says: 'Take one of the cards that fit and that your Scroll holds, or none.',
  }),
  ready.lookAndTake('A-FUZ-76', 'Scroll', {
    hint: 'You alone see them. Take one that the text lets you take, or nothing (A-FUZ-76, A-FUZ-77).',
    hidden: 'looks at the Scroll',
    about: 'what to take off your Scroll',
    says: 'Take one of the cards that you see and that fit, or none.',
  }),
  ready.putUnder('A-FUZ-63', 'Scroll', { about: 'which cards go under the Scroll' }),
  ready.putBack('A-FUZ-76', 'Scroll', { about: 'the order in which cards go back' }),
] as const satisfies readonly (DecisionKind & TellsAbout)[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
