/** What was announced and waits to take effect: the last of it on top, as it will come. */
import type { Json, TableView } from '@scoresheet/rules-engine';
import { wrap } from '../program/wrap.js';
import { itemsOf, printedNames } from './card-names.js';
import { faceOf, seatWords, targetWords, type GameWords } from '@scoresheet/rules-presentation';

/** "on the stack: Alley Whisker of seat 2 at Candle Kin", and below it what comes after that. */
export function drawStack(words: GameWords, table: TableView): readonly string[] {
  const names = printedNames(words, table);
  const nameOf = (meant: Json): string =>
    names.get(String(meant)) ?? targetWords(words, String(meant)) ?? String(meant);
  const items = table.underway.flatMap(itemsOf).reverse();
  return items.flatMap(({ face, controller, chosen }, index) => {
    const card = faceOf(words, face)?.name ?? 'a card face down';
    const whose = typeof controller === 'number' ? ` of ${seatWords(words, controller)}` : '';
    const aims = Object.values((chosen ?? {}) as { readonly [name: string]: readonly Json[] });
    const at = aims.flat().map(nameOf).join(' and ');
    const where = index === 0 ? 'on the stack' : 'and after that';
    return wrap(`${where}: ${card}${whose}${at === '' ? '' : ` at ${at}`}`, '  ');
  });
}
