/**
 * What effects ask on their way: the engine asks it, and knows what may be answered.
 *
 * Rules: R-FUZ-35, R-FUZ-55; decisions A-FUZ-63, A-FUZ-76.
 */
import { no } from '@scoresheet/rules-engine';
import { readyDecision } from '@scoresheet/rules-presentation';
import { refuseChosen } from './turn/refuse-activate.js';

export const targetDecision = readyDecision('target', {
  title: 'An effect asks you to choose',
  hint: 'Only what may be chosen is listed; a card in Stealth is not, nor one behind an Altar that stands (R-FUZ-55, R-FUZ-35).',
  hidden: 'chooses for an effect',
  about: 'a target',
  phrases: [
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  wishes: [],
  idle: null,
  refuse: (reading, seat, { choice }) =>
    refuseChosen(reading, seat, [choice].flat().map(String)) ??
    no('A-FUZ-63', 'Choose among the targets that are offered, as many as the text says.'),
});

export const mayDecision = readyDecision('may', {
  title: 'An ability asks whether you want it',
  hint: 'What it does stands on the card. Without a yes nothing happens (A-FUZ-63).',
  hidden: 'decides about an ability',
  about: 'yes or no',
  phrases: [
    { says: 'says yes', id: 'yes' },
    { says: 'says no', id: 'no' },
  ],
  wishes: [],
  idle: 'no',
  refuse: no('A-FUZ-63', 'Answer "yes" or "no".'),
});

export const searchDecision = readyDecision('search', {
  title: 'Search your Scroll',
  hint: 'Take one of the cards that fit, or nothing; then the Scroll is shuffled (A-FUZ-76).',
  hidden: 'searches the Scroll',
  about: 'what to take from your Scroll',
  phrases: [
    { says: 'takes {face}', id: 'take {face}' },
    { says: 'takes nothing', id: 'nothing', when: ['search'] },
  ],
  wishes: [],
  idle: 'nothing',
  refuse: no('A-FUZ-76', 'Take one of the cards that fit and that your Scroll holds, or none.'),
});

export const lookDecision = readyDecision('look', {
  title: 'Cards off the top of your Scroll',
  hint: 'You alone see them. Take one that the text lets you take, or nothing (A-FUZ-76, A-FUZ-77).',
  hidden: 'looks at the Scroll',
  about: 'what to take off your Scroll',
  phrases: [
    { says: 'takes {face}', id: 'take {face}' },
    { says: 'takes nothing', id: 'nothing', when: ['search', 'look'] },
  ],
  wishes: [],
  idle: 'nothing',
  refuse: no('A-FUZ-76', 'Take one of the cards that you see and that fit, or none.'),
});

export const putBackDecision = readyDecision('put-back', {
  title: 'Which card goes back next?',
  hint: 'They go back one by one, in your order; the text says whether on top or under the Scroll (A-FUZ-76).',
  hidden: 'puts cards back',
  about: 'the order in which cards go back',
  phrases: [{ says: 'takes {face}', id: 'take {face}' }],
  wishes: [],
  idle: null,
  refuse: no('A-FUZ-76', 'Name one of the cards that you see and that have no place yet.'),
});
