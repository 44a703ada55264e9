/** An action in words: who did what. */
import type { CardId, Json } from '@scoresheet/rules-engine';
import { answerWords, listWords } from './answer-words.js';
import { seatWords, type GameWords } from './game-words.js';
import { passWords } from './pass-words.js';
import { capitalised, say, type Sentence } from './sentence.js';

/** An action as an audience gets it: of a hidden answer the choice is missing. */
export interface ToldAction {
  readonly [field: string]: Json;
}

/** What is told of an action hangs on these besides. */
interface Known {
  readonly names: ReadonlyMap<CardId, Sentence>;
  /** How many sentences tell what came of it. */
  readonly told: number;
}

/** A whole sentence with its full stop. */
export const actionWords = (words: GameWords, action: ToldAction, known: Known): Sentence =>
  capitalised(say`${actionSaid(words, action, known)}.`);

function actionSaid(words: GameWords, action: ToldAction, known: Known): Sentence {
  const who = seatWords(words, Number(action['seat']));
  switch (action['type']) {
    case 'create-match':
      return say`a match of ${words.title} is opened`;
    case 'take-seat':
      return words.seats ? say`${who} sits down` : say`${who} is taken`;
    case 'get-ready':
      return say`${who} is ready`;
    case 'concede':
      return say`${who} gives the match up`;
    case 'set-auto-pass':
      return say`${who} ${passWords(action['until'])}`;
    case 'act':
      return say`${who} ${answered(words, action, known)}`;
    case 'warn-seat':
      return say`a judge warns ${who}`;
    case 'end-match':
      return say`a judge ends the match: ${endWords(words, action)}`;
    case 'void-match':
      return say`staff ends the match, which stood still from event ${Number(action['suspendedSeq'])} on`;
    case 'call-time':
      return say`${who} is out of time`;
    default:
      return say`${ALWAYS[String(action['type'])] ?? String(action['type'])}`;
  }
}

/** What is said alike whoever does it, and whatever comes of it. */
const ALWAYS: { readonly [type: string]: string } = {
  'take-judge-seat': 'the JUDGE sits down',
  'leave-judge-seat': 'the JUDGE gets up',
  'excuse-judge': 'staff excuses the JUDGE',
  'pause-match': 'a judge pauses the match',
  'resume-match': 'a judge lets the match go on',
  continue: 'the action continues',
  'tick-clock': 'the clock ticks',
  'call-table-time': 'the time of the round is called',
  'abandon-match': 'nobody has acted for too long: the match is closed',
};

const endWords = (words: GameWords, { result, winner }: ToldAction): Sentence =>
  winner === undefined || winner === null
    ? say`${String(result).replaceAll('-', ' ')}`
    : say`${seatWords(words, Number(winner))} wins`;

function answered(
  words: GameWords,
  { asked, choice }: ToldAction,
  { names, told }: Known,
): Sentence {
  const kind = String(asked);
  const { hidden, unseen } = words.primer.decisions[kind] ?? {};
  switch (typeof choice) {
    case 'string':
      return answerWords(words, kind, choice, names);
    case 'number':
      return say`says ${choice} (${kind})`;
    case 'object':
      return listWords(words, kind, choice as readonly string[], names);
    default:
      return say`${(told === 0 ? unseen : undefined) ?? hidden ?? `answers "${kind}"`}`;
  }
}
