/** An event in lines: who did what, and below it what came of it. */
import type { Part } from '@scoresheet/domain-record';
import type { CardId } from '@scoresheet/rules-engine';
import {
  eventWords,
  plain,
  type GameWords,
  type Sentence,
  type ToldEvent,
} from '@scoresheet/rules-presentation';
import { wrapLine } from '../program/wrap.js';

/** `names` as the audience of the part knew them before; what it discloses is added to them. */
export function drawEvent(
  words: GameWords,
  part: Part,
  names: Map<CardId, Sentence>,
): readonly string[] {
  const { says, told } = eventWords(words, part as unknown as ToldEvent, names);
  return [...wrapLine(plain(says)), ...told.flatMap((line) => wrapLine(`  - ${plain(line)}`))];
}
