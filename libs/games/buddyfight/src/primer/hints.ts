/**
 * What a person is told at each kind of decision: what it is about, and on meeting it first what
 * can be done. `hidden` tells others that it was answered, where they may not know how.
 */
export const DECISIONS = {
  charge: {
    title: 'Charge a card?',
    hint: 'One card of your hand may go face down into the gauge, which pays for others; you draw one for it (A-BFT-64, B12).',
    hidden: 'decides whether to charge',
  },
  act: {
    title: 'It is yours to act',
    hint: 'Use something, or pass. The other may answer it once. When both pass, the phase or the timing is over (R-BFT-62, B13).',
    hidden: 'acts',
    unseen: 'passes',
  },
  answer: {
    title: 'Answer with a [Counter]?',
    hint: 'One answer, which takes effect first; nobody answers it (R-BFT-60, R-BFT-61).',
    hidden: 'answers',
    unseen: 'passes',
  },
  'pay-gauge': {
    title: 'Pay out of your gauge',
    hint: 'Nobody knows the cards there: name as many as it costs (A-BFT-41, B06).',
    hidden: 'pays',
  },
  'call-where': {
    title: 'Where does it come?',
    hint: 'Left, center or right; it may be your Buddy Call (R-BFT-12, A-BFT-30). What cannot be paid stays where it is.',
    hidden: 'says where a monster comes, if it does',
  },
  auto: {
    title: 'An ability was set off',
    hint: 'Name its targets and what it costs; where its text says "may" you can decline (A-BFT-62).',
    hidden: 'decides about an ability',
  },
  'choose-auto': {
    title: 'Several abilities at once',
    hint: 'Yours take effect one by one: say which is next (A-BFT-17).',
    hidden: 'puts an ability first',
  },
  'drop-monster': {
    title: 'Your monsters are too big together',
    hint: 'The sizes may be three in all: one of the older ones has to go (R-BFT-20, A-BFT-36).',
    hidden: 'drops a monster',
  },
  attack: {
    title: 'Attack',
    hint: 'Standing monsters attack any monster, or the fighter while its center is empty; several together are a link attack (R-BFT-28, B18 to B20).',
    hidden: 'attacks',
    unseen: 'ends the attacks',
  },
  move: {
    title: 'Move a monster?',
    hint: 'To an empty area of yours, each once, before the attacks (A-BFT-55).',
    hidden: 'decides about moving',
  },
  counterattack: {
    title: 'Strike back at which?',
    hint: 'Only attackers whose defense is low enough are listed (R-BFT-31).',
    hidden: 'strikes back',
  },
  'may-replace': {
    title: 'Save it?',
    hint: 'Something may be given so that the card stays: a card of its soul, say (A-BFT-46, B29).',
    hidden: 'decides whether to save a card',
  },
  replace: {
    title: 'Several texts change the same thing',
    hint: 'You say which counts first; each works once (A-BFT-47).',
    hidden: 'says which text counts first',
  },
  target: {
    title: 'An effect asks for a target',
    hint: 'Only what may be chosen is listed (A-BFT-43).',
    hidden: 'chooses for an effect',
  },
  discard: {
    title: 'Discard cards',
    hint: 'Nothing is shown before everybody has chosen (A-BFT-66).',
    hidden: 'discards',
  },
  search: {
    title: 'Search your deck',
    hint: 'Take one of the cards that fit, or nothing; then the deck is shuffled (A-BFT-67).',
    hidden: 'searches the deck',
  },
  look: {
    title: 'Cards off the top of your deck',
    hint: 'You alone see them: the text says what becomes of them (A-BFT-67).',
    hidden: 'looks at cards',
  },
  shift: {
    title: 'To which area?',
    hint: 'One that is empty; the card stays as it is (A-BFT-52).',
    hidden: 'changes an area',
  },
};
