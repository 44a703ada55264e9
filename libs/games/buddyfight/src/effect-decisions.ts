/**
 * What effects ask on their way. Steps of the engine and of effects ask it, and know what may be
 * answered.
 *
 * Rules: B08, B29; decisions A-BFT-43, A-BFT-46, A-BFT-47, A-BFT-52, A-BFT-66, A-BFT-67.
 */
import { no } from '@scoresheet/rules-engine';
import { readyDecision, type Phrase } from '@scoresheet/rules-presentation';
import { AREA_WORDS, ORDINALS, SAYS_NO } from './acts/deed-phrases.js';
import { refuseTarget } from './effects/refuse-target.js';

const SAVES: readonly Phrase[] = [
  { says: 'saves it by {card}', also: ['saves it with {card}'], id: 'soulguard {card}' },
  ...ORDINALS.flatMap((_, index) => [
    { says: 'saves it with {card} giving up {gift}', id: `save {card} ${index} give={gift}` },
    { says: 'saves it with {card}', id: `save {card} ${index}` },
  ]),
];

const TAKES: Phrase = { says: 'takes {face}', id: 'take {face}' };

export const targetDecision = readyDecision('target', {
  title: 'An effect asks for a target',
  hint: 'Only what may be chosen is listed (A-BFT-43).',
  hidden: 'chooses for an effect',
  phrases: [
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  wishes: [],
  idle: null,
  refuse: (reading, _, { choice }) => refuseTarget(reading, choice),
});

export const discardDecision = readyDecision('discard', {
  title: 'Discard cards',
  hint: 'Nothing is shown before everybody has chosen (A-BFT-66).',
  hidden: 'discards',
  phrases: [{ says: 'discards {cards...}', id: '{cards}', when: ['discard'] }],
  wishes: [],
  idle: null,
  refuse: no('A-BFT-66', 'Name exactly as many cards of your hand as have to go.'),
});

export const searchDecision = readyDecision('search', {
  title: 'Search your deck',
  hint: 'Take one of the cards that fit, or nothing; then the deck is shuffled (A-BFT-67).',
  hidden: 'searches the deck',
  phrases: [TAKES, { says: 'takes nothing', id: 'nothing', when: ['search'] }],
  wishes: [],
  idle: 'nothing',
  refuse: no('A-BFT-67', 'Take one of the cards that the text lets you look for, or nothing.'),
});

export const lookDecision = readyDecision('look', {
  title: 'Cards off the top of your deck',
  hint: 'You alone see them: the text says what becomes of them (A-BFT-67).',
  hidden: 'looks at cards',
  phrases: [TAKES],
  wishes: [],
  idle: null,
  refuse: no('A-BFT-67', 'Take one of the cards that you are shown.'),
});

export const shiftDecision = readyDecision('shift', {
  title: 'To which area?',
  hint: 'One that is empty; the card stays as it is (A-BFT-52).',
  hidden: 'changes an area',
  phrases: [{ says: 'shifts to {area}', id: 'to {area}', words: AREA_WORDS }],
  wishes: [],
  idle: null,
  refuse: no('B08', 'Name an area of yours that is empty.'),
});

export const mayReplaceDecision = readyDecision('may-replace', {
  title: 'Save it?',
  hint: 'Something may be given so that the card stays: a card of its soul, say (A-BFT-46, B29).',
  hidden: 'decides whether to save a card',
  phrases: [SAYS_NO, ...SAVES],
  wishes: [],
  idle: SAYS_NO.id,
  refuse: no('B29', 'Name a card of the soul, or answer "no".'),
});

export const replaceDecision = readyDecision('replace', {
  title: 'Several texts change the same thing',
  hint: 'You say which counts first; each works once (A-BFT-47).',
  hidden: 'says which text counts first',
  phrases: SAVES,
  wishes: [],
  idle: null,
  refuse: no('A-BFT-47', 'Choose which of them counts first.'),
});
