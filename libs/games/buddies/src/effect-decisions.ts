/**
 * What effects ask on their way: the engine asks it, and knows what may be answered.
 *
 * Rule: R-BUD-63; decisions A-BUD-49, A-BUD-62, A-BUD-70.
 */
import { no } from '@scoresheet/rules-engine';
import { readyDecision } from '@scoresheet/rules-presentation';

export const targetDecision = readyDecision('target', {
  title: 'An effect asks for a target',
  hint: 'Only what may be chosen is listed (R-BUD-63, A-BUD-49).',
  hidden: 'chooses for an effect',
  phrases: [
    { says: 'chooses the deck of {seat}', id: 'deck-{seat}', when: ['target'] },
    { says: 'chooses {seat}', id: 'player-{seat}', when: ['target'] },
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  wishes: [],
  idle: null,
  refuse: no('R-BUD-63', 'Choose among the targets that are offered, as many as the text says.'),
});

export const searchDecision = readyDecision('search', {
  title: 'Search your deck',
  hint: 'Take one of the cards that fit, or nothing; then the deck is shuffled (A-BUD-62).',
  hidden: 'searches the deck',
  phrases: [
    { says: 'takes {face}', id: 'take {face}' },
    { says: 'takes nothing', id: 'nothing', when: ['search'] },
  ],
  wishes: [],
  idle: 'nothing',
  refuse: no('A-BUD-62', 'Take one of the cards that fit and that your deck holds, or nothing.'),
});

export const orderTriggersDecision = readyDecision('order-triggers', {
  title: 'Several effects at once',
  hint: 'They go on the stack in your order: the last one takes effect first (A-BUD-49).',
  hidden: 'puts effects in order',
  phrases: [
    { says: 'puts {cards...} on the stack', id: '{cards} 0', when: ['order-triggers'] },
    { says: 'puts {cards...} on the stack', id: '{cards} 1', when: ['order-triggers'] },
    { says: '{card}', id: '{card} 0', when: ['order-triggers'] },
    { says: 'the second text of {card}', id: '{card} 1', when: ['order-triggers'] },
  ],
  wishes: [],
  idle: null,
  refuse: no('A-BUD-49', 'Put all of them in an order.'),
});

export const replaceDecision = readyDecision('replace', {
  title: 'Several texts change the same damage',
  hint: 'You say which counts first; each works once (A-BUD-70).',
  hidden: 'says which text counts first',
  phrases: [
    { says: 'lets {card} break', id: 'break {card}' },
    { says: 'lets {card} halve it', id: 'halve {card}' },
  ],
  wishes: [],
  idle: null,
  refuse: no('A-BUD-70', 'Choose which of them counts first.'),
});
