/** Sends an answer to a decision. */
import type { Choice } from '@scoresheet/rules-engine';
import type { Sentence } from '@scoresheet/rules-presentation';
import { sendCommand, type CommandFate } from '../../api/send-command.js';
import { ACT } from '../match-documents.js';

interface Answer {
  readonly match: string;
  readonly decision: string;
  readonly choice: Choice;
}

export const sendChoice = (answer: Answer): Promise<CommandFate> => sendCommand(ACT, answer);

/** The rule that forbids it stands before the words, as a link of the page. */
export const refusalSentence = (rule: string | null, says: string): Sentence =>
  rule === null
    ? [{ is: 'text', text: says }]
    : [
        { is: 'rule', text: rule },
        { is: 'text', text: `: ${says}` },
      ];
