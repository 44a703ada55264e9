/** Picks, and a choice that is being made, in words. */
import type { Pick } from '../picks/pick.js';
import { unknownCard, type CardNames } from './card-names.js';
import {
  counted,
  faceWords,
  positionWords,
  seatWords,
  spoken,
  type GameWords,
} from './game-words.js';
import { capitalised, joined, say, type Sentence } from './sentence.js';

export function pickWords(words: GameWords, pick: Pick, names: CardNames): Sentence {
  switch (pick.is) {
    case 'card':
      return names.get(pick.card) ?? [unknownCard(pick.card)];
    case 'face':
      return say`${faceWords(words, pick.face) ?? pick.face}`;
    case 'slot':
      return say`${pick.slot === 0 ? pick.zone : positionWords(words, pick.zone, pick.slot)}`;
    case 'seat':
      return pick.what === undefined
        ? [seatWords(words, pick.seat)]
        : say`${pick.what} of ${seatWords(words, pick.seat)}`;
    case 'item':
      return itemWords(words, pick, names);
    case 'amount':
      return pick.of === undefined
        ? say`${pick.amount}`
        : counted(words, say`${pick.amount} ${pick.of}`);
    case 'mode':
      return say`${said(pick.mode)}`;
  }
}

function itemWords(
  words: GameWords,
  { item, card, face }: Extract<Pick, { is: 'item' }>,
  names: CardNames,
): Sentence {
  const named = names.get(item) ?? (card === undefined ? undefined : names.get(card));
  return named ?? say`${faceWords(words, face) ?? item}`;
}

/** What was said so far: "Attack · Mole · Stork"; empty where nothing was. */
export function chosenWords(
  words: GameWords,
  { verb, picks }: { readonly verb?: string; readonly picks: readonly Pick[] },
  names: CardNames,
): Sentence {
  const parts = picks.map((pick) => pickWords(words, pick, names));
  const all = verb === undefined || verb === '' ? parts : [say`${said(verb)}`, ...parts];
  return capitalised(joined(all, ' · '));
}

/** A verb or a mode as it stands on a button: `end-attacks` as "end attacks". */
export const verbWords = (verb: string): string => said(verb);

const said = (word: string): string => spoken(word).replaceAll('-', ' ');
