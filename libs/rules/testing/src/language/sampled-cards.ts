/** Cards that say each verb in any way that the reader of a language takes. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { TRIAL_SET, type CardLanguage } from '@scoresheet/rules-cards';
import type { Numbers } from '../chance/seeded-chance.js';
import { sample } from './sample.js';

interface SampledCards {
  /** Cards that the reader took, by the verb that they were made for. */
  readonly entries: readonly { readonly verb: string; readonly entry: object }[];
  /** Verbs for which it took none. */
  readonly untold: readonly string[];
}

/** A timing, or the word by which an ability is told that is written in another way. */
interface Way {
  readonly word: string;
  readonly names: readonly string[];
  readonly isTiming: boolean;
}

/** What a card is tried with: this verb, in an ability of this way, on cards of this zone or offered. */
interface Wish {
  readonly verb: string;
  readonly way: Way;
  readonly zone: string | undefined;
  /** The verb by which a seat is offered to do it; undefined where the ability does it itself. */
  readonly offer: string | undefined;
}

/** So many are tried for one that is taken: much of what is said by chance means nothing. */
const TRIES = 12;

/** Every verb in every way, on cards of every zone, where the reader takes it. */
export function sampledCards(language: CardLanguage<object>, below: Numbers): SampledCards {
  const { verbs, zones = [] } = language.entries;
  const offers = verbs.filter(({ takes }) => takes['does'] !== undefined);
  const there = [undefined, ...zones.map(({ word }) => word)].map((zone) => ({ zone }));
  const offered = offers.map(({ word }) => ({ zone: undefined, offer: word }));
  const places = [...there, ...offered];
  const entries = verbs.flatMap(({ word: verb }) =>
    waysIn(language).flatMap((way) =>
      places.flatMap((place) =>
        taken(language, { verb, way, offer: undefined, ...place }, below).map((entry) => ({
          verb,
          entry,
        })),
      ),
    ),
  );
  const told = new Set(entries.map(({ verb }) => verb));
  return { entries, untold: verbs.map(({ word }) => word).filter((word) => !told.has(word)) };
}

/** Where something is done. */
function waysIn({ entries }: CardLanguage<object>): readonly Way[] {
  const { timings, shorthand } = entries;
  const used = timings.filter(({ takes }) => takes['does']?.is !== 'empty');
  return [
    ...used.map((timing) => ({ ...timing, isTiming: true })),
    ...(shorthand ? [{ ...shorthand, isTiming: false }] : []),
  ];
}

function taken(language: CardLanguage<object>, wish: Wish, below: Numbers): readonly object[] {
  const { verb, way, zone, offer } = wish;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = [verb, way.word, offer ?? zone ?? 'table'].join(' ');
    const card = cardFor(language, wish, code, below);
    const said = JSON.stringify(card);
    const isWay = said.includes(way.isTiming ? `"timing":"${way.word}"` : `"${way.word}":`);
    const isWished = isWay && (zone === undefined || said.includes(`"zone":"${zone}"`));
    const { file } = language.readCardFile({ set: TRIAL_SET, title: 'Sampled', cards: [card] });
    if (file && isWished) return file.cards;
  }
  return [];
}

const CHOSEN = ['one', 'two'];

function cardFor(language: CardLanguage<object>, wish: Wish, code: string, below: Numbers) {
  const { parts } = language;
  const { verb, way, zone, offer } = wish;
  const pair = pairFor(language, verb);
  const chosen = CHOSEN.slice(0, pair ? CHOSEN.length : below(CHOSEN.length + 1));
  const known = { parts, below, names: [...way.names, ...chosen] };
  const where = zone === undefined ? {} : { zone };
  const choose = chosen.map((name) =>
    Object.assign(
      {},
      sample(part('choosing'), { ...known, settled: { ...where, ...pair?.each } }),
      {
        name,
      },
    ),
  );
  const settledThere = { verb, ...where, ...pair?.both };
  const instruction = sample(part('instruction'), { ...known, settled: settledThere });
  const who = offer === undefined ? undefined : sample(part('who'), known);
  const settled = withoutUndefined<Record<string, unknown>>({
    timing: way.isTiming ? way.word : undefined,
    does: offer === undefined ? [instruction] : [{ verb: offer, who, does: [instruction] }],
    choose: choose.length > 0 ? choose : undefined,
  });
  const ability = sample(part('ability'), { ...known, settled });
  const card = sample(part('card'), { ...known, settled: { abilities: [ability] } });
  return Object.assign({}, card, { code, name: `Sampled: ${code}` });
}

/** What is done to two cards is tried with any two of the table: two groups of chance seldom have one each. */
const pairFor = ({ entries }: CardLanguage<object>, verb: string) =>
  entries.verbs.some(({ word, isOfTwo }) => word === verb && isOfTwo)
    ? { each: { from: {}, min: 1, max: 1 }, both: { to: CHOSEN[0], with: CHOSEN[1] } }
    : undefined;

const part = (of: string) => ({ is: 'part', of }) as const;
