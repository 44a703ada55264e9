/** Finds the choice that words mean, among those that are offered. */
import { isListed, type Choice, type Decision, type Option } from '@scoresheet/rules-engine';
import { countSaidIn, fits, separators } from './fits.js';
import type { Table } from './names.js';
import { offered, optionLikeness, type Offer } from './offers.js';
import { everyWay, NUMBER, shapeOf, WRITTEN } from './phrase-shape.js';
import { inWords, sayingsOf } from './sayings.js';

/** What the words choose: nothing where none of the offers is meant; a slip where several are. */
export function understood(table: Table, words: string, decision: Decision): Choice | undefined {
  const { options } = decision;
  if (options.pick === 'one') return oneMeant(table, words, decision);
  if (isListed(options)) return someMeant(table, words, decision);
  const id = options.pick === 'number' ? NUMBER : WRITTEN;
  for (const phrase of table.game.phrases) {
    if (phrase.id !== id && !(phrase.id === '' && id === WRITTEN)) continue;
    const found = shapeOf(phrase).saying.exec(words);
    if (!found) continue;
    if (id === WRITTEN) return phrase.id === '' ? '' : written(found[1] ?? '');
    const number = Number(found[1]);
    if (Number.isInteger(number)) return number;
  }
  return undefined;
}

/** What somebody writes; `\\n` stands for a line break, which nobody may write, and `\\\\` for a stroke. */
export const written = (text: string): string =>
  text.replace(/\\([n\\])/g, (_, stroke: string) => (stroke === 'n' ? '\n' : stroke));

/** Words of a player as a scenario has to write them: a stroke is doubled. */
export const asWritten = (text: string): string => text.replaceAll('\\', '\\\\');

function oneMeant(table: Table, words: string, decision: Decision): Choice | undefined {
  const offers = offered(table, decision);
  const exact = offers.filter(({ says }) => says === words).map(({ option }) => option.id);
  const meant = new Set(exact.map((id) => optionLikeness(table, id)));
  if (meant.size === 1) return exact[0];
  const found = offers.flatMap(({ option }) => {
    const fit = bestFit(table, option, words);
    return fit ? [{ option, fit }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  if (found.every(({ fit }) => fit === 'named')) {
    refuseTwoMeanings(
      words,
      found.map(({ option }) => optionLikeness(table, option.id)),
    );
  }
  return first.option.id;
}

const bestFit = (table: Table, option: Option, words: string) => {
  const found = sayingsOf(table, option).map((saying) => fits(saying, words));
  return found.find((fit) => fit === 'named') ?? found.find((fit) => fit !== undefined);
};

/** Two cards of one name may differ in what they carry; then the scenario has to say which. */
function refuseTwoMeanings(words: string, meanings: readonly string[]): void {
  const { size } = new Set(meanings);
  if (size < 2) return;
  throw new Error(
    `'${words}' may mean ${size} things: give cards labels by 'as', or say where they lie`,
  );
}

/** A list of things that are offered, behind the words of a phrase or by themselves. */
function someMeant(table: Table, words: string, decision: Decision): Choice | undefined {
  const items = offered(table, decision).map((offer) => itemOf(table, offer));
  for (const list of listsIn(table, words)) {
    if (list === 'nothing') return [];
    const byCount = countSaidIn(/^\d+$/.test(list) ? `${list} cards` : list);
    if (byCount?.rest === '' && byCount.count <= items.length) {
      return items.slice(0, byCount.count).map(({ id }) => id);
    }
    const ways = waysToList(items, list);
    const [first] = ways;
    if (!first) continue;
    const isSet = decision.options.pick === 'some';
    refuseTwoMeanings(
      words,
      ways.map((way) => {
        const likenesses = way.map(({ likeness }) => likeness);
        return JSON.stringify(isSet ? likenesses.toSorted() : likenesses);
      }),
    );
    return first.map(({ id }) => id);
  }
  return undefined;
}

interface Item {
  readonly id: string;
  readonly texts: readonly string[];
  readonly likeness: string;
}

function itemOf(table: Table, { option, says, plainly }: Offer): Item {
  const sayings = sayingsOf(table, option).filter(({ isList }) => isList);
  const texts = sayings.flatMap((saying) => [
    ...saying.pieces.flatMap((piece) =>
      typeof piece === 'string' ? [] : piece.all.flatMap((meant) => meant.texts),
    ),
    inWords(saying, 'precise'),
  ]);
  return {
    id: option.id,
    texts: [...new Set([...texts, says, plainly])],
    likeness: optionLikeness(table, option.id),
  };
}

/** What stands in the place of the list, in each phrase that takes one; then the words alone. */
function listsIn({ game }: Table, words: string): readonly string[] {
  const behind = everyWay(game.phrases)
    .filter(({ says }) => says.includes('...}'))
    .flatMap((phrase) => shapeOf(phrase).saying.exec(words)?.[1] ?? []);
  return [...new Set([...behind, words])];
}

/** More ways than that to read a list are not told apart. */
const MOST_WAYS = 50;

/**
 * Ways to take items for a list. The first of things that are and are called alike stands for all.
 */
function waysToList(items: readonly Item[], list: string): readonly (readonly Item[])[] {
  const ways: (readonly Item[])[] = [];
  read([], list);
  return ways;

  function read(taken: readonly Item[], rest: string): void {
    if (ways.length >= MOST_WAYS) return;
    const tried = new Set<string>();
    for (const item of items) {
      if (taken.includes(item) || tried.has(item.likeness)) continue;
      tried.add(item.likeness);
      for (const text of item.texts) {
        if (!rest.startsWith(text)) continue;
        const behind = rest.slice(text.length);
        if (behind === '') ways.push([...taken, item]);
        for (const separator of separators(behind)) {
          read([...taken, item], behind.slice(separator.length));
        }
      }
    }
  }
}
