/**
 * What is asked in disputes. Their steps know what may be answered, as it comes out of the row that
 * is disputed.
 *
 * Rule: R-FRI-01; decisions A-FRI-66, A-FRI-67.
 */
import { no } from '@scoresheet/rules-engine';
import { readyDecision, type Phrase } from '@scoresheet/rules-presentation';
import { refuseRuling } from './may-dispute.js';
import type { IN_WORDS, Row } from './rows.js';
import { LONGEST_ANSWER, LONGEST_QUESTION, LONGEST_REASON } from './written.js';

const WRITES: Phrase = {
  says: 'writes {words}',
  id: '{words}',
  when: ['question', 'answer', 'reason'],
};

const lineOf = (longest: number, what: string): string =>
  `${what} in one line of plain text, of at most ${longest} characters.`;

const WORDS_OF_ROWS: { readonly [row in Row | typeof IN_WORDS]: string } = {
  endTrigger: 'the end of the game',
  attacksPerFriend: 'the attacks of a Friend',
  foeFee: 'the fee of Foes',
  sacrificeAtWill: 'sacrifices at will',
  inWords: 'something in words',
};

const READINGS_BY_WORDS = {
  'an end when a deck runs out': 'emptied',
  'an end when the last card is drawn': 'onlyByDraw',
  one: '1',
  two: '2',
  three: '3',
  'a fee for each act': 'perAct',
  'a fee for each card': 'perCard',
  forbidden: 'no',
  allowed: 'yes',
};

export const disputeDecision = readyDecision('dispute', {
  title: 'Is something in dispute?',
  hint: 'While another player acts you may ask the JUDGE how a rule is read (A-FRI-66).',
  hidden: 'asks the JUDGE',
  phrases: [
    {
      says: 'disputes {row}',
      id: 'dispute {row}',
      words: Object.fromEntries(Object.entries(WORDS_OF_ROWS).map(([row, says]) => [says, row])),
    },
  ],
  idle: null,
  refuse: no('A-FRI-66', 'A rule is disputed once in a match, and three questions are yours.'),
});

export const aboutDecision = readyDecision('about', {
  title: 'Which decision is it about?',
  hint: 'Every answer in the record names its decision: 17 stands for d17, 0 for none of them (A-FRI-66).',
  hidden: 'says what the question is about',
  phrases: [{ says: 'means decision {number}', id: '{number}', when: ['about'] }],
  idle: null,
  refuse: no('A-FRI-66', 'Name a decision by its number, the latest at most, or 0 for none.'),
  refuseElsewhere: refuseRuling,
});

export const questionDecision = readyDecision('question', {
  title: 'What do you ask the JUDGE?',
  hint: 'Everybody reads it, and it stays in the record for ever. "say help" writes the word help (A-FRI-66).',
  hidden: 'asks the JUDGE',
  phrases: [WRITES],
  idle: null,
  refuse: no('A-FRI-66', lineOf(LONGEST_QUESTION, 'Write your question')),
});

export const answerDecision = readyDecision('answer', {
  title: 'What do you answer?',
  hint: 'Everybody reads it; it changes nothing on the table (A-FRI-67).',
  hidden: 'answers the question',
  phrases: [WRITES],
  idle: null,
  refuse: no('A-FRI-67', lineOf(LONGEST_ANSWER, 'Write your answer')),
});

export const reasonDecision = readyDecision('reason', {
  title: 'Is there more to say?',
  hint: 'A reason in words, if you like to give one (A-FRI-67).',
  hidden: 'gives a reason',
  phrases: [WRITES, { says: 'gives no reason', id: '', when: ['reason'] }],
  idle: null,
  refuse: no('A-FRI-67', lineOf(LONGEST_REASON, 'Write your reason, or nothing,')),
});

export const readingDecision = readyDecision('reading', {
  title: 'How is this rule read?',
  hint: 'It holds for the whole table from now on (A-FRI-67).',
  hidden: 'decides how a rule is read',
  phrases: [
    {
      says: 'reads it as {reading}',
      id: '{reading}',
      words: READINGS_BY_WORDS,
      when: ['reading'],
    },
  ],
  idle: null,
  refuse: no('A-FRI-67', 'Name one of the readings of this rule.'),
  refuseElsewhere: refuseRuling,
});

export const criteriaDecision = readyDecision('criteria', {
  title: 'Why so?',
  hint: 'Because it is Fun, Clear, Funny, or Consistent and Fair: one of them or more (R-FRI-01).',
  hidden: 'says why',
  phrases: [
    {
      says: 'decides for {criteria...}',
      id: '{criteria}',
      words: { Fun: 'fun', Clear: 'clear', Funny: 'funny', Fairness: 'consistentAndFair' },
    },
  ],
  idle: null,
  refuse: no('A-FRI-67', 'Name one or more of Fun, Clear, Funny, Consistent and Fair.'),
  refuseElsewhere: refuseRuling,
});
