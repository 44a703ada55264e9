/**
 * Cards with lasting texts that change values and ask for values: some form a circle
 * by themselves, and many do together.
 */
import { TRIAL_SET, type CardLanguage } from '@scoresheet/rules-cards';
import type { Numbers } from '../chance/seeded-chance.js';
import { oneOf } from '../walk/tables.js';
import { sample } from './sample.js';

/** So many are tried for one that the reader takes. */
const TRIES = 40;

/** `count` cards as the reader takes them, or fewer where it takes few. */
export function lastingCards(
  language: CardLanguage<object>,
  below: Numbers,
  count: number,
): readonly object[] {
  const timings = language.entries.timings.filter(({ takes }) => 'lasting' in takes);
  const cards: object[] = [];
  if (timings.length === 0 || Object.keys(language.rules.asks).length === 0) return cards;
  for (let tries = 0; cards.length < count && tries < count * TRIES; tries += 1) {
    const timing = oneOf(timings, below).word;
    const abilities = [{ timing, does: [], ...textOf(language, below) }];
    const known = { parts: language.parts, below, names: ['self'] };
    const card = sample({ is: 'part', of: 'card' }, { ...known, settled: { abilities } });
    const named = Object.assign({}, card, { code: `lasts ${tries}`, name: `Lasting: ${tries}` });
    const { file } = language.readCardFile({ set: TRIAL_SET, title: 'Sampled', cards: [named] });
    const isKept = file !== undefined && JSON.stringify(file).includes('"lasting":');
    if (isKept) cards.push(...file.cards);
  }
  return cards;
}

function textOf(language: CardLanguage<object>, below: Numbers) {
  const { values = [] } = language.entries;
  const asked = (): object => askingSelector(language, below);
  const what = oneOf(valuesAsked(language, below), below);
  const known = values.some(({ word }) => word === what) ? what : oneOf(values, below).word;
  const amounts = [1 + below(2), -1, { count: asked() }, { value: known, of: 'self' }];
  const lasting = [{ on: asked(), what: known, by: oneOf(amounts, below) }];
  const when = { count: asked(), atLeast: 1 + below(2) };
  return below(2) === 0 ? { lasting } : { when, lasting };
}

/** Names of values for which filters ask, so that texts meet each other often. */
const valuesAsked = (language: CardLanguage<object>, below: Numbers): readonly string[] =>
  Object.entries(language.rules.asks).map(([word, asks]) =>
    asks(wantedBy(language, word, below) as never),
  );

/** Cards of one side or of all, by a value or by none. */
function askingSelector(language: CardLanguage<object>, below: Numbers): object {
  const words = Object.keys(language.rules.asks);
  const selector = below(2) === 0 ? { side: 'yours' } : {};
  if (below(4) === 0) return selector;
  const word = oneOf(words, below);
  return Object.assign(selector, { [word]: wantedBy(language, word, below) });
}

function wantedBy({ entries, parts }: CardLanguage<object>, word: string, below: Numbers): unknown {
  const filter = entries.filters?.find((each) => each.word === word);
  return filter && sample(filter.takes, { parts, names: [], below });
}
