/** Sends an answer to a decision. */
import type { Choice } from '@scoresheet/rules-engine';
import { sendCommand, type CommandFate } from '../../api/send-command.js';
import { ACT } from '../match-documents.js';

interface Answer {
  readonly match: string;
  readonly decision: string;
  readonly choice: Choice;
}

export const sendChoice = (answer: Answer): Promise<CommandFate> => sendCommand(ACT, answer);
