/**
 * What somebody tries who is offered nothing of the kind. The words have to mean one thing: a rule
 * that refuses something else would seem to be shown.
 */
import {
  copy,
  holderOf,
  place,
  run,
  similarNames,
  type Choice,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Phrase } from '@scoresheet/rules-presentation';
import { scriptedChance } from '../chance/scripted-chance.js';
import { cardsNamed } from './card-names.js';
import { meant } from './meant.js';
import { cardWords, printedName, seatNamed, type Table } from './names.js';
import { everyWay, NAME, NUMBER, shapeOf, WRITTEN } from './phrase-shape.js';
import { targetNames } from './sayings.js';
import { written } from './understood.js';

interface Attempt {
  readonly seat: Seat;
  readonly words: string;
  /** The decision that it would answer, `none` where the seat is not asked. */
  readonly decision: string;
}

/** The choice that the words make; a slip where they make none, or several. */
export function attempted(table: Table, attempt: Attempt): Choice {
  const { seat, words } = attempt;
  const phrases = everyWay(table.game.phrases);
  const found = phrases.flatMap((phrase) => choicesOf(table, seat, phrase, words));
  const all = aimedByTheCard(table, found);
  const there = all.filter((choice) => typeof choice !== 'string' || isAbility(table, choice));
  const choices = there.length > 0 ? there : all;
  const [first, ...others] = choices;
  if (first === undefined) throw new Error(slipIn(table, seat, words));
  if (others.length > 0) refuseTwoReasons(table, attempt, choices);
  return first;
}

/** Several may be meant where the rules forbid each of them for the same reason. */
function refuseTwoReasons(table: Table, attempt: Attempt, choices: readonly Choice[]): void {
  const { seat, words, decision } = attempt;
  const reasons = new Set<string>();
  for (const choice of choices.slice(0, MOST_TRIED)) {
    const action = { seat, decision, choice };
    const ran = run({ ...table, state: copy(table.state) }, action, scriptedChance());
    reasons.add('refusal' in ran ? ran.refusal.rule : 'none');
  }
  if (reasons.size < 2) return;
  throw new Error(
    `'${words}' may mean ${reasons.size} things, forbidden by ${[...reasons].join(' and ')}: ` +
      "give cards labels by 'as', or say where they lie",
  );
}

const MOST_TRIED = 50;

function choicesOf(table: Table, seat: Seat, phrase: Phrase, words: string): readonly Choice[] {
  const found = shapeOf(phrase).saying.exec(words);
  if (!found) return [];
  if (phrase.id === NUMBER) return Number.isFinite(Number(found[1])) ? [Number(found[1])] : [];
  if (phrase.id === WRITTEN) return [written(found[1] ?? '')];
  const said = saidIn(phrase, found.slice(1));
  const list = said.find(({ isList }) => isList);
  if (!list) return idsOf({ table, seat, phrase }, said);
  const plain = said.filter(({ isList }) => !isList);
  const used: string[] = [];
  for (const text of listSaid(list.text)) {
    const ids = idsOf({ table, seat, phrase }, [...plain, { ...list, text }]);
    const next = ids.find((id) => !used.includes(id));
    if (next === undefined) return [];
    used.push(next);
  }
  return [used];
}

interface SaidInBlank {
  readonly name: string;
  readonly text: string;
  readonly isList: boolean;
}

function saidIn({ says }: Phrase, texts: readonly string[]): readonly SaidInBlank[] {
  return [...says.matchAll(/\{(\w+)(\.\.\.)?\}/g)].map(([, name = '', dots], index) => ({
    name,
    text: texts[index] ?? '',
    isList: dots !== undefined,
  }));
}

const listSaid = (text: string): readonly string[] =>
  text === 'nothing' ? [] : text.split(/, and |, | and /).map((item) => item.trim());

interface Spoken {
  readonly table: Table;
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Ids that the words may make; a name may mean several cards, which call targets by their own names. */
function idsOf(spoken: Spoken, said: readonly SaidInBlank[]): readonly string[] {
  const { table, phrase } = spoken;
  const filled = said.reduce<readonly string[]>(
    (ids, { name, text }) =>
      ids.flatMap((id) =>
        meanings(spoken, name, text).map((word) => id.replace(`{${name}}`, word)),
      ),
    [phrase.id.replace('...}', '}')],
  );
  return filled
    .filter((id) => isSaidOf(table, phrase, id))
    .flatMap((id) => (id.includes(`${NAME}=`) ? calledByTheCard(table, id) : [id]));
}

/** Whether the phrase is said of such a card as the one that acts. */
function isSaidOf({ game, state }: Table, { types }: Phrase, id: string): boolean {
  const [, card = ''] = id.split(' ');
  const type = game.rules.faces[state.cards[card]?.face ?? '']?.type;
  return !types || types.includes(String(type));
}

/** A card that chooses a target is meant to choose it, whatever else the same words may be said of. */
function aimedByTheCard(table: Table, choices: readonly Choice[]): readonly Choice[] {
  const aimed = choices.filter((choice) => {
    if (typeof choice !== 'string') return false;
    return targetNames(table, choice).some((name) => choice.includes(` ${name}=`));
  });
  return aimed.length > 0 ? aimed : choices;
}

/** `use c7 1` is meant of a card with one ability only by who says the second one. */
function isAbility({ game, state }: Table, id: string): boolean {
  const [, card = '', index = ''] = id.split(' ');
  const face = game.rules.faces[state.cards[card]?.face ?? ''];
  return !face || !/^\d+$/.test(index) || Number(index) < Math.max(1, face.abilities.length);
}

function calledByTheCard(table: Table, id: string): readonly string[] {
  const names = targetNames(table, id);
  const count = id.split(`${NAME}=`).length - 1;
  const starts = names.slice(0, Math.max(0, names.length - count + 1));
  return starts.map((_, start) => {
    let next = start;
    return id.replaceAll(`${NAME}=`, () => `${names[next++]}=`);
  });
}

/** A slip of the pen means nothing, so that it cannot pass for a command the rules refuse. */
function meanings({ table, seat, phrase }: Spoken, blank: string, text: string): readonly string[] {
  const word = phrase.words?.[text] ?? phrase.words?.[text.toLowerCase()];
  if (word !== undefined) return [word];
  if (blank === 'face') {
    const faces = Object.values(table.game.rules.faces);
    return faces.filter(({ name }) => name === text).map(({ code }) => code);
  }
  const named = seatNamed(table.game, text);
  const isSeat = /^seats?$/.test(blank);
  if (isSeat || named !== undefined) return isSeat && named !== undefined ? [String(named)] : [];
  const cards = cardsNamed(table, text, seat);
  const like = (table.game.namedAfter?.(table.state) ?? []).filter(
    ({ card }) => cardWords(table, card) === text,
  );
  const isWaiting = (card: string): boolean => like.some((one) => one.card === card);
  if (like.length > 0 && shapeOf(phrase).blanks[0] !== blank) {
    return [...like.map(({ id }) => id), ...cards.filter((card) => !isWaiting(card))];
  }
  return shapeOf(phrase).blanks[0] === blank ? whatActs(table, seat, cards, phrase) : cards;
}

/** Whoever acts means a card of their own, out of the zone where such a thing begins. */
function whatActs(
  { state }: Table,
  seat: Seat,
  cards: readonly string[],
  { from }: Phrase,
): readonly string[] {
  const isOwn = (id: string): boolean => holderOf(state.cards[id]?.place ?? '') === String(seat);
  const there = cards.filter((id) => from && state.cards[id]?.place === place(from, seat));
  const own = there.length > 0 ? there : cards.filter(isOwn);
  return own.length > 0 ? own : cards;
}

/** The slip in words that nobody can mean: what was misspelt, as far as it can be told. */
function slipIn(table: Table, seat: Seat, words: string): string {
  const { game } = table;
  const spoken = everyWay(game.phrases).filter(
    (phrase) => !isBare(phrase) && shapeOf(phrase).saying.test(words),
  );
  for (const phrase of spoken) {
    const known = { table, seat, phrase };
    const said = saidIn(phrase, shapeOf(phrase).saying.exec(words)?.slice(1) ?? []);
    const texts = said.flatMap(({ name, text, isList }) =>
      (isList ? listSaid(text) : [text]).map((one) => ({ name, one })),
    );
    const unknown = texts.find(({ name, one }) => meanings(known, name, one).length === 0);
    if (unknown && seatNamed(game, unknown.one) !== undefined) {
      return `'${words}': ${unknown.one} is a seat, and something else is meant there`;
    }
    if (unknown) {
      const names = [
        ...namesAtTable(table),
        ...spoken.flatMap((one) => Object.keys(one.words ?? {})),
      ];
      return `'${words}': nothing at the table is called '${unknown.one}'${meant(unknown.one, names)}`;
    }
    const [card] = said.flatMap(({ name, text }) => meanings(known, name, text));
    if (
      (phrase.types || phrase.id.includes(`${NAME}=`)) &&
      card !== undefined &&
      table.state.cards[card]
    ) {
      return `'${words}': ${cardWords(table, card)} chooses nothing of the kind`;
    }
  }
  const says = game.phrases.map((phrase) => phrase.says);
  const near = similarNames(firstWord(words), says.map(firstWord));
  const close = says.filter((each) => near.includes(firstWord(each)));
  return `nobody says '${words}'${players(plainest(close.length > 0 ? close : says))}`;
}

/** A name by itself is no deed: whatever is said would be taken for one. */
const isBare = ({ says }: Phrase): boolean => /^\{\w+(?:\.\.\.)?\}$/.test(says);

/** More ways to speak than that nobody reads; what more they may say stands below, as it is offered. */
const MOST_SAID = 30;

/** Sayings without those that only add to another one, as far as they can be read. */
function plainest(says: readonly string[]): readonly string[] {
  const all = [...new Set(says)];
  const plain = all.filter((one) => !all.some((other) => one.startsWith(`${other} `)));
  return plain.slice(0, MOST_SAID);
}

const firstWord = (words: string): string => words.split(' ')[0] ?? '';

const players = (says: readonly string[]): string =>
  `; players say: ${says.map((each) => `'${each}'`).join(', ')}`;

const namesAtTable = ({ game, state, labels }: Table): readonly string[] => [
  ...labels.keys(),
  ...Object.values(state.cards).map(({ face }) => printedName(game, face)),
  ...game.seats,
];
