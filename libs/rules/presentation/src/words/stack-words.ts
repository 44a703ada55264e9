/** What was announced and waits to take effect: the last of it on top, as it will come. */
import type { Json, TableView } from '@scoresheet/rules-engine';
import { printedNames, unknownCard } from './card-names.js';
import { faceWords, seatWords, targetWords, type GameWords } from './game-words.js';
import { joined, say, type Sentence } from './sentence.js';
import { stackItems } from './stack-items.js';

/** "on the stack: Alley Whisker of seat 2 at Candle Kin", and after it what comes after that. */
export function stackWords(words: GameWords, table: TableView): readonly Sentence[] {
  const names = printedNames(words, table);
  const nameOf = (meant: Json): Sentence =>
    names.get(String(meant)) ?? targetWords(words, String(meant)) ?? say`${String(meant)}`;
  return [...stackItems(table)].reverse().map(({ face, controller, chosen }, index) => {
    const card = faceWords(words, face) ?? { ...unknownCard(), text: 'a card face down' };
    const whose = typeof controller === 'number' ? say` of ${seatWords(words, controller)}` : '';
    const aims = Object.values((chosen ?? {}) as { readonly [name: string]: readonly Json[] });
    const at = joined(aims.flat().map(nameOf), ' and ');
    const where = index === 0 ? 'on the stack' : 'and after that';
    return say`${where}: ${card}${whose}${at.length === 0 ? '' : say` at ${at}`}`;
  });
}
