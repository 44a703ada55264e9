/**
 * Lasting changes in a card file that could depend on what they change. The rules have an answer to
 * it (docs/rules-engine.md, "Values that depend on themselves"), which is seldom what an author means.
 */
import type { Ability, Amount, Lasting, Rules, Selector } from '@scoresheet/rules-engine';
import type { Problem } from '../shape/shape.js';

type Asks = Required<Rules>['asks'];

/** A text changes one value and asks for another. */
interface Asking {
  readonly path: string;
  readonly what: string;
  readonly asked: string;
}

/** A warning for each word that asks for a value on which the text, or another of the file, works. */
export function dependingOnItself(
  cards: readonly { readonly abilities?: readonly Ability[] }[],
  asks: Asks,
): readonly Problem[] {
  const all = cards.flatMap(({ abilities = [] }, card) =>
    abilities.flatMap((ability, number) =>
      askingOf(ability, `cards[${card}].abilities[${number}]`, asks),
    ),
  );
  const inCircle = all.filter(({ what, asked }) => leadsTo(asked, what, all));
  const paths = new Set(inCircle.map(({ path }) => path));
  return [...paths].map((path) => ({ path, says: 'this would depend on itself' }));
}

function askingOf({ when, lasting = [] }: Ability, path: string, asks: Asks): readonly Asking[] {
  return lasting.flatMap(({ on, what, by }: Lasting, number) => {
    const at = `${path}.lasting[${number}]`;
    const asked = [
      ...askedBy(when?.count, `${path}.when.count`, asks),
      ...askedBy(on, `${at}.on`, asks),
      ...askedFor(by, `${at}.by`, asks),
    ];
    return asked.map((one) => ({ ...one, what }));
  });
}

type Asked = Omit<Asking, 'what'>;

const askedBy = (selector: Selector = {}, path: string, asks: Asks): readonly Asked[] =>
  Object.entries(selector).flatMap(([word, wanted]) => {
    const asked = asks[word]?.(wanted);
    return asked === undefined ? [] : [{ path: `${path}.${word}`, asked }];
  });

function askedFor(by: Amount, path: string, asks: Asks): readonly Asked[] {
  if (typeof by === 'number') return [];
  if ('count' in by) return askedBy(by.count, `${path}.count`, asks);
  return [{ path: `${path}.value`, asked: by.value }];
}

function leadsTo(from: string, to: string, all: readonly Asking[]): boolean {
  const seen = new Set<string>();
  const search = [from];
  for (let name = search.pop(); name !== undefined; name = search.pop()) {
    if (name === to) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    search.push(...all.filter(({ what }) => what === name).map(({ asked }) => asked));
  }
  return false;
}
