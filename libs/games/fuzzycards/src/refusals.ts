/**
 * Why something is not offered. Where several rules forbid it, the first in the order of
 * A-FUZ-81 is named: one answer for all tools. An attack after a phase that ended by itself has
 * reasons of its own (A-FUZ-82). A card that does not exist and one that the asker may not know get
 * the same words.
 */
import type { Asked, Choice, Reading, Refusal, Seat } from '@scoresheet/rules-engine';
import { no } from './refusal.js';
import { refuseAttack } from './combat/refuse-attack.js';
import { MAX_ACTS_PER_PHASE, type ActivateFrame } from './turn/activate.js';
import { refuseAfterIdle } from './turn/idle-validate.js';
import { refuseChosen, refusePlay, refuseUse } from './turn/refuse-activate.js';

/** The decisions that a word may answer. */
const DECISIONS_OF: Readonly<Record<string, readonly string[]>> = {
  first: ['turn-order'],
  second: ['turn-order'],
  redraw: ['mulligan'],
  keep: ['mulligan'],
  play: ['activate'],
  use: ['activate'],
  settle: ['settle'],
  stay: ['settle', 'bridge'],
  attack: ['validate'],
  bridge: ['bridge'],
  end: ['activate', 'validate'],
  yes: ['may'],
  no: ['may'],
  take: ['search'],
};

/** What a decision is about, for those who answer another one. */
const ABOUT: Readonly<Record<string, string>> = {
  'turn-order': 'who goes first',
  mulligan: 'your opening hand',
  activate: 'the Activate phase',
  settle: 'the Settle phase',
  validate: 'the Validate phase',
  bridge: 'the Bridge',
  discard: 'what to discard',
  may: 'yes or no',
  target: 'a target',
  search: 'what to take from your Scroll',
};

export function refuse(
  reading: Reading,
  seat: Seat,
  asked: Asked | undefined,
  choice: Choice,
): Refusal {
  const [verb = '', ...words] = wordsOf(choice);
  const kinds = DECISIONS_OF[verb];
  if (kinds?.includes('mulligan') && asked?.kind !== 'mulligan') {
    return no('R-FUZ-29', 'A hand is redrawn once, before the first turn, when you are asked.');
  }
  if (reading.state.outcome) return no('R-FUZ-36', 'The game is over.');
  const afterIdle =
    verb === 'attack' && asked?.kind !== 'validate' && refuseAfterIdle(reading, seat, words);
  if (afterIdle) return afterIdle;
  if (!asked) return no('R-FUZ-36', 'It is not your decision now; wait until you are asked.');
  if (kinds && !kinds.includes(asked.kind)) {
    const now = ABOUT[asked.kind] ?? asked.kind;
    return no('R-FUZ-36', `That is answered at another time; now you are asked about ${now}.`);
  }
  return refuseIn(reading, seat, asked.kind, choice);
}

const wordsOf = (choice: Choice): readonly string[] =>
  typeof choice === 'string' ? choice.split(' ') : [];

function refuseIn(reading: Reading, seat: Seat, kind: string, choice: Choice): Refusal {
  const [verb, ...words] = wordsOf(choice);
  switch (kind) {
    case 'activate':
      return refuseAct(reading, seat, verb, words);
    case 'validate':
      return refuseAttack(reading, seat, words);
    case 'settle':
      return no(
        'A-FUZ-15',
        'Name own cards that change rows; then each row holds at most three cards.',
      );
    case 'discard':
      return no('R-FUZ-47', 'Discard exactly as many cards as bring your hand down to seven.');
    case 'bridge':
      return no('R-FUZ-64', 'Answer "bridge" to withdraw to the Vault or "stay".');
    case 'mulligan':
      return no('R-FUZ-29', 'Answer "keep" or "redraw".');
    case 'turn-order':
      return no('R-FUZ-27', 'The winner of the flip answers "first" or "second".');
    case 'search':
      return no('A-FUZ-76', 'Take one of the cards that fit and that your Scroll holds, or none.');
    case 'may':
      return no('A-FUZ-63', 'Answer "yes" or "no".');
    default:
      return (
        refuseChosen(reading, seat, [choice].flat().map(String)) ??
        no('A-FUZ-63', 'Choose among the targets that are offered, as many as the text says.')
      );
  }
}

/** A phase without end is cut off, whatever could be played in it. */
function refuseAct(
  reading: Reading,
  seat: Seat,
  verb: string | undefined,
  words: readonly string[],
): Refusal {
  const { acts = 0 } = (reading.state.stack.at(-1) ?? {}) as Partial<ActivateFrame>;
  if (acts >= MAX_ACTS_PER_PHASE) {
    return no('A-FUZ-79', `After ${MAX_ACTS_PER_PHASE} cards and abilities the phase only ends.`);
  }
  return verb === 'use' ? refuseUse(reading, seat, words) : refusePlay(reading, seat, words);
}
