/**
 * What effects ask on their way: the engine asks it, and knows what may be answered.
 *
 * Rule: R-FRI-58; decision A-FRI-59.
 */
import { no } from '@scoresheet/rules-engine';
import { readyDecision } from '@scoresheet/rules-presentation';

export const discardDecision = readyDecision('discard', {
  title: 'Discard cards',
  hint: 'The effect says how many go (R-FRI-58).',
  hidden: 'discards',
  phrases: [{ says: 'discards {cards...}', id: '{cards}', when: ['discard'] }],
  wishes: [],
  idle: null,
  refuse: no('R-FRI-58', 'Name exactly as many cards of your hand as have to go.'),
});

export const mayDecision = readyDecision('may', {
  title: 'A card asks whether you want it',
  hint: 'Without a yes nothing happens (A-FRI-59).',
  hidden: 'decides about a card',
  phrases: [
    { says: 'says yes', id: 'yes' },
    { says: 'says no', id: 'no' },
  ],
  wishes: [],
  idle: 'no',
  refuse: no('A-FRI-59', 'Answer "yes" or "no".'),
});

export const targetDecision = readyDecision('target', {
  title: 'An effect asks for a target',
  hint: 'Only what may be chosen is listed; a Foe may stand for a Friend (R-FRI-22, A-FRI-59).',
  hidden: 'chooses for an effect',
  phrases: [
    { says: 'chooses the player {seat}', id: 'player-{seat}', when: ['target'] },
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  wishes: [],
  idle: null,
  refuse: no('A-FRI-59', 'Choose among what is offered, as many as the text says.'),
});
