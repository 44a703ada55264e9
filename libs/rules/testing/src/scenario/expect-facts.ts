/** Looks for the facts that a scenario names, in their order among all that were written. */
import { holderOf, zoneOf, type Fact } from '@scoresheet/rules-engine';
import { meant } from './meant.js';
import { asWords, type Words } from './words.js';
import { placeWords, printedName, seatName, type Table } from './names.js';

/** Each item is a word (`knocked-out`) or `{ <word>: { <field>: <what it is> } }`. */
export function factsProblems(table: Table, items: readonly unknown[]): readonly string[] {
  const slips = items.flatMap((item) => slipsIn(table, item));
  if (slips.length > 0) return slips;
  const { found, missing } = factsFound(table, items);
  const [first] = missing;
  if (first === undefined) return [];
  const after = items.findIndex((item) => said(item) === first) > 0 && found.length > 0;
  return [`no fact ${first}${after ? ' after those before it' : ''}; there are: ${told(table)}`];
}

/** Facts of all games besides their stories. */
const KINDS: { readonly [K in Exclude<Fact['kind'], 'happened'>]: true } = {
  stocked: true,
  moved: true,
  shuffled: true,
  rolled: true,
  picked: true,
  counted: true,
  marked: true,
  slotted: true,
  modified: true,
  unmodified: true,
  shown: true,
  paused: true,
  ruled: true,
  'acted-unseen': true,
  ended: true,
};

/** A slip of the pen would never come true, and so never be missed under `no facts`. */
function slipsIn(table: Table, item: unknown): readonly string[] {
  const { stories } = table.rules;
  const known = [...Object.keys(stories), ...Object.keys(KINDS)];
  const named = typeof item === 'string' ? { [item]: null } : asWords(item, 'a fact');
  return Object.entries(named).flatMap(([word, fields]) =>
    known.includes(word)
      ? fieldSlips(table, word, fields)
      : [`no fact is called '${word}'${meant(word, known)}`],
  );
}

/** A field is known by the game's list of what is open, and by any such fact that was told. */
function fieldSlips({ rules, facts }: Table, word: string, fields: unknown): readonly string[] {
  const told = facts.filter((fact) => wordOf(fact) === word).flatMap((fact) => Object.keys(fact));
  const known = [...new Set([...(rules.stories[word] ?? []), ...told])];
  return Object.keys(fields ?? {})
    .filter((field) => known.length > 0 && !known.includes(field))
    .map((field) => `the fact '${word}' has no '${field}'${meant(field, known)}`);
}

interface FactsFound {
  readonly found: readonly Fact[];
  /** Facts that were expected and did not come, as the scenario writes them. */
  readonly missing: readonly string[];
}

/** Each is looked for behind the one found before it. */
export function factsFound(table: Table, items: readonly unknown[]): FactsFound {
  const found: Fact[] = [];
  const missing: string[] = [];
  let from = table.laid;
  for (const item of items) {
    const at = table.facts.findIndex((fact, index) => index >= from && fits(table, fact, item));
    const fact = table.facts[at];
    if (fact === undefined) missing.push(said(item));
    else {
      found.push(fact);
      from = at + 1;
    }
  }
  return { found, missing };
}

export function noFactsProblems(table: Table, items: readonly unknown[]): readonly string[] {
  const there = items.filter((item) => since(table).some((fact) => fits(table, fact, item)));
  return [
    ...items.flatMap((item) => slipsIn(table, item)),
    ...there.map((item) => `there is a fact ${said(item)}`),
  ];
}

const said = (item: unknown): string => (typeof item === 'string' ? item : JSON.stringify(item));

/** The story so far, for whoever wonders what happened instead. */
const told = (table: Table): string =>
  since(table)
    .filter(({ kind }) => kind !== 'paused')
    .map(wordOf)
    .join(', ') || 'none';

const since = ({ facts, laid }: Table): readonly Fact[] => facts.slice(laid);

const wordOf = (fact: Fact): string => (fact.kind === 'happened' ? fact.what : fact.kind);

function fits(table: Table, fact: Fact, item: unknown): boolean {
  if (typeof item === 'string') return wordOf(fact) === item;
  return Object.entries(asWords(item, 'a fact')).every(
    ([word, fields]) =>
      wordOf(fact) === word &&
      (fields === null || fieldsFit(table, fact, asWords(fields, `the fact '${word}'`))),
  );
}

function fieldsFit(table: Table, fact: Fact, fields: Words): boolean {
  const actual = fact as unknown as Words;
  return Object.entries(fields).every(([field, expected]) =>
    ways(table, actual[field]).includes(JSON.stringify(expected)),
  );
}

/** Every way in which a value may be written: as it is, as a card's, a seat's or a place's name. */
function ways(table: Table, value: unknown): readonly string[] {
  const { game } = table;
  const plain = JSON.stringify(value ?? null);
  if (typeof value === 'number') return [plain, JSON.stringify(seatName(game, value))];
  if (Array.isArray(value))
    return [plain, JSON.stringify(value.map((item) => inWords(table, item)))];
  if (typeof value !== 'string') return [plain];
  return [plain, JSON.stringify(inWords(table, value)), JSON.stringify(table.labelOf.get(value))];
}

function inWords({ game, faces }: Table, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const face = faces.get(value);
  if (face !== undefined) return printedName(game, face);
  if (!value.includes('@')) return printedName(game, value);
  const words = placeWords(game, zoneOf(value));
  const holder = Number(holderOf(value));
  return holder > 0 ? `${seatName(game, holder)}'s ${words}` : words;
}
