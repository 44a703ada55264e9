/** Cards that say each verb in any way that the reader of a language takes. */
import type { CardLanguage } from '@scoresheet/rules-cards';
import type { Numbers } from '../chance/seeded-chance.js';
import { sample } from './sample.js';

interface SampledCards {
  /** Cards that the reader took, by the verb that they were made for. */
  readonly entries: readonly { readonly verb: string; readonly entry: object }[];
  /** Verbs for which it took none. */
  readonly untold: readonly string[];
}

/** What a card is tried with: this verb, at this timing, on cards of this zone. */
interface Wish {
  readonly verb: string;
  readonly timing: CardLanguage['entries']['timings'][number];
  readonly zone: string | undefined;
}

/** So many are tried for one that is taken: much of what is said by chance means nothing. */
const TRIES = 12;

/** Every verb at every timing, on cards of every zone, where the reader takes it. */
export function sampledCards(language: CardLanguage<object>, below: Numbers): SampledCards {
  const { verbs, timings, zones = [] } = language.entries;
  const places = [undefined, ...zones.map(({ word }) => word)];
  const usable = timings.filter(({ takes }) => takes['does']?.is !== 'empty');
  const entries = verbs.flatMap(({ word: verb }) =>
    usable.flatMap((timing) =>
      places.flatMap((zone) =>
        taken(language, { verb, timing, zone }, below).map((entry) => ({ verb, entry })),
      ),
    ),
  );
  const told = new Set(entries.map(({ verb }) => verb));
  return { entries, untold: verbs.map(({ word }) => word).filter((word) => !told.has(word)) };
}

function taken(language: CardLanguage<object>, wish: Wish, below: Numbers): readonly object[] {
  const { verb, timing, zone } = wish;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = [verb, timing.word, zone ?? 'table'].join(' ');
    const card = cardFor(language, wish, code, below);
    const isWished = zone === undefined || JSON.stringify(card).includes(`"zone":"${zone}"`);
    const { file } = language.readCardFile({ set: 'sampled', title: 'Sampled', cards: [card] });
    if (file && isWished) return file.cards;
  }
  return [];
}

const CHOSEN = ['one', 'two'];

function cardFor({ parts }: CardLanguage<object>, wish: Wish, code: string, below: Numbers) {
  const { verb, timing, zone } = wish;
  const chosen = CHOSEN.slice(0, below(CHOSEN.length + 1));
  const known = { parts, below, names: [...timing.names, ...chosen] };
  const where = zone === undefined ? {} : { zone };
  const choose = chosen.map((name) =>
    sample(part('choosing'), { ...known, settled: { name, ...where } }),
  );
  const instruction = sample(part('instruction'), { ...known, settled: { verb, ...where } });
  const settled = {
    ...{ timing: timing.word, does: [instruction] },
    ...(choose.length > 0 ? { choose } : {}),
  };
  const ability = sample(part('ability'), { ...known, settled });
  const card = { code, name: `Sampled: ${code}`, abilities: [ability] };
  return sample(part('card'), { ...known, settled: card });
}

const part = (of: string) => ({ is: 'part', of }) as const;
