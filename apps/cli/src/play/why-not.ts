/** Why something is not offered: the rules' own refusal, with the id of the rule. */
import {
  listed,
  similarNames,
  type CardId,
  type DecisionView,
  type Seat,
} from '@scoresheet/rules-engine';
import { wrap } from '../program/wrap.js';
import {
  placedNames,
  plain,
  printedNames,
  refusalWords,
  type GameWords,
  type Wish,
} from '@scoresheet/rules-presentation';
import type { TerminalMatch } from './terminal-match.js';

/**
 * `said` is what a person wants to do (`attack life with heron`), the name of a card, or nothing
 * for all own cards that the open decision is about.
 */
export function whyNot(match: TerminalMatch, open: DecisionView, said: string): readonly string[] {
  if (said === '') return whyNone(match, open);
  const cards = cardsAtTable(match, open.seat);
  const asked = said.toLowerCase();
  const named = cards.filter(({ name }) => name.toLowerCase().includes(asked));
  if (named.length > 0) return named.flatMap((card) => whyCard(match, open, card));
  const choice = idOf(match, open.seat, said);
  if (isVerb(match.words, said)) return wrap(reasonFor(match, open, choice), '');
  const names = [...new Set(cards.map(({ name }) => name))];
  const [similar] = similarNames(said, names);
  const hint = similar === undefined ? '"look" shows those that do.' : `Is "${similar}" meant?`;
  return wrap(`No card that you can see is called "${said}". ${hint}`, '');
}

interface CardAtTable {
  readonly id: CardId;
  readonly name: string;
  readonly placed: string;
  readonly zone: string;
  readonly isOwn: boolean;
}

function cardsAtTable(match: TerminalMatch, seat: Seat): readonly CardAtTable[] {
  const table = match.seen(seat);
  const [printed, placed] = [
    printedNames(match.words, table),
    placedNames(match.words, table, seat),
  ];
  return table.seats.flatMap(({ seat: holder, zones }) =>
    Object.entries(zones).flatMap(([zone, { cards = [] }]) =>
      cards.flatMap(({ id = '' }) => {
        const name = printed.get(id);
        if (name === undefined) return [];
        const isOwn = holder === seat;
        const said = plain(placed.get(id) ?? name);
        return [{ id, name: plain(name), placed: said, zone, isOwn }];
      }),
    ),
  );
}

function whyNone(match: TerminalMatch, open: DecisionView): readonly string[] {
  const { wishes } = match.words.primer;
  const own = cardsAtTable(match, open.seat).filter(({ isOwn }) => isOwn);
  const about = own.filter(({ zone }) =>
    wishes.some((wish) => wish.when === open.kind && wish.zone === zone && !wish.against),
  );
  if (about.length === 0) return ['Name a card, as in "why NAME".'];
  return about.flatMap((card) => whyCard(match, open, card, open.kind));
}

/** A line for each thing that somebody may want of the card; `when` narrows them down. */
function whyCard(
  match: TerminalMatch,
  open: DecisionView,
  card: CardAtTable,
  when?: string,
): readonly string[] {
  const { wishes } = match.words.primer;
  const fitting = wishes.filter(
    (wish) =>
      wish.zone === card.zone &&
      card.isOwn !== (wish.against === true) &&
      (when === undefined || wish.when === when),
  );
  if (fitting.length === 0) return wrap(`${card.placed}: nothing is done with it there.`, '');
  return [`${card.placed}:`, ...fitting.flatMap((wish) => wishLines(match, open, card, wish))];
}

function wishLines(
  match: TerminalMatch,
  open: DecisionView,
  card: CardAtTable,
  { id, says, against, zone }: Wish,
): readonly string[] {
  const about = id.replace('{card}', card.id);
  const line = (choice: string, words: string): readonly string[] =>
    wrap(`${words}: ${reasonFor(match, open, choice)}`, '  ', '    ');
  if (!against) return line(about, says);
  const own = cardsAtTable(match, open.seat).filter((each) => each.isOwn && each.zone === zone);
  return own.flatMap((each) =>
    line(about.replace('{own}', each.id), says.replace('{own}', each.placed)),
  );
}

function reasonFor(
  match: TerminalMatch,
  { seat, id, options }: DecisionView,
  choice: string,
): string {
  if (options?.pick === 'words') return 'something is to be written now.';
  const ids = listed(options).map((each) => each.id);
  const offered = ids.flatMap((each, index) =>
    each === choice || each.startsWith(`${choice} `) ? [index + 1] : [],
  );
  if (offered.length > 0) return `that is offered, as number ${offered.join(', ')}.`;
  const outcome = match.send({ seat, says: { type: 'act', decision: id, choice } });
  if (!('outcome' in outcome)) throw new Error(`'${choice}' was accepted, but never offered`);
  if (outcome.outcome !== 'refused') return 'it cannot be asked now.';
  return plain(refusalWords(outcome));
}

/** An option's id from what a person says: names of cards and positions become their ids. */
function idOf(match: TerminalMatch, seat: Seat, said: string): string {
  const table = match.seen(seat);
  const named = [
    ...[...placedNames(match.words, table, seat), ...printedNames(match.words, table)].map(
      ([id, name]) => [id, plain(name)] as const,
    ),
    ...positionIds(match.words),
  ].map(([id, name]) => ({ id, name: name.toLowerCase() }));
  const longestFirst = named.sort((a, b) => b.name.length - a.name.length);
  let words = said;
  for (const { id, name } of longestFirst) {
    const at = words.toLowerCase().indexOf(name);
    if (at >= 0) words = words.slice(0, at) + id + words.slice(at + name.length);
  }
  return words;
}

const positionIds = ({ primer, rules }: GameWords): readonly (readonly [string, string])[] => [
  ...Object.values(rules.faces).map(({ code, name }) => [code, name] as const),
  ...primer.phrases.flatMap(({ words = {} }) =>
    Object.entries(words).map(([spoken, id]) => [id, spoken] as const),
  ),
];

/** Whether what was said begins like an answer of this game. */
const isVerb = ({ primer }: GameWords, said: string): boolean =>
  primer.phrases.some(({ id }) => id.split(' ')[0] === said.toLowerCase().split(' ')[0]);
