/**
 * What a person is told at each kind of decision: what it is about, and on meeting it first what
 * can be done. `hidden` tells others that it was answered, where they may not know how.
 */
export const DECISIONS = {
  'draft-order': {
    title: 'Who drafts first?',
    hint: 'The JUDGE names all players in the order in which they draft (R-FRI-40).',
    hidden: 'names the order of drafts',
  },
  'turn-order': {
    title: 'Who begins?',
    hint: 'The JUDGE orders the turns of all whose turn is not settled (R-FRI-47).',
    hidden: 'names the order of turns',
  },
  draft: {
    title: 'Draft six cards',
    hint: 'Six Friends first; then six of one Pool; then six of one or two Pools; then any six (R-FRI-41 to 44).',
    hidden: 'drafts',
  },
  'place-foe': {
    title: 'Into which Pool goes the Foe?',
    hint: 'Nobody else learns it (R-FRI-18, A-FRI-44).',
    hidden: 'gives a Foe its Pool',
  },
  'draw-step': {
    title: 'Draw Step',
    hint: 'Draw a card off your deck or a Pool, or add up to three of a Pool to your deck (R-FRI-50).',
    hidden: 'draws',
  },
  main: {
    title: 'Main Step',
    hint: 'Play cards and attack as you like, then end it (R-FRI-51).',
    hidden: 'acts',
    unseen: 'ends the step',
  },
  'end-step': {
    title: 'End Step',
    hint: 'Keep your hand, or discard one card and draw another one (R-FRI-52).',
    hidden: 'ends the turn',
  },
  discard: {
    title: 'Discard cards',
    hint: 'The effect says how many go (R-FRI-58).',
    hidden: 'discards',
  },
  target: {
    title: 'An effect asks for a target',
    hint: 'Only what may be chosen is listed; a Foe may stand for a Friend (R-FRI-22, A-FRI-59).',
    hidden: 'chooses for an effect',
  },
  may: {
    title: 'A card asks whether you want it',
    hint: 'Without a yes nothing happens (A-FRI-59).',
    hidden: 'decides about a card',
  },
  dispute: {
    title: 'Is something in dispute?',
    hint: 'While another player acts you may ask the JUDGE how a rule is read (A-FRI-66).',
    hidden: 'asks the JUDGE',
  },
  about: {
    title: 'Which decision is it about?',
    hint: 'Every answer in the record names its decision: 17 stands for d17, 0 for none of them (A-FRI-66).',
    hidden: 'says what the question is about',
  },
  question: {
    title: 'What do you ask the JUDGE?',
    hint: 'Everybody reads it, and it stays in the record for ever. "say help" writes the word help (A-FRI-66).',
    hidden: 'asks the JUDGE',
  },
  answer: {
    title: 'What do you answer?',
    hint: 'Everybody reads it; it changes nothing on the table (A-FRI-67).',
    hidden: 'answers the question',
  },
  reason: {
    title: 'Is there more to say?',
    hint: 'A reason in words, if you like to give one (A-FRI-67).',
    hidden: 'gives a reason',
  },
  reading: {
    title: 'How is this rule read?',
    hint: 'It holds for the whole table from now on (A-FRI-67).',
    hidden: 'decides how a rule is read',
  },
  criteria: {
    title: 'Why so?',
    hint: 'Because it is Fun, Clear, Funny, or Consistent and Fair: one of them or more (R-FRI-01).',
    hidden: 'says why',
  },
};
