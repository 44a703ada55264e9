/**
 * Kinds of decisions that the effects of many games ask, in usual words. A game names the rule by
 * which it asks, and says itself what is different at its table:
 *
 *     may('A-01')
 *     search('A-02', 'Scroll', { says: 'Take a card that you were sent for, or nothing.' })
 */
import { no } from '@scoresheet/rules-engine';
import { countedWords } from '../words/ordinal.js';
import type { Phrase } from '../words/phrase.js';
import {
  readyDecision,
  type DecisionKind,
  type SaidDecision,
  type TellsAbout,
} from './decision.js';

/** What a game says otherwise; its phrases are looked at before the usual ones. */
interface Own extends Partial<SaidDecision> {
  /** What refuses an answer, by the same rule. */
  readonly says?: string;
}

/** What is said where a game says nothing else. */
type Usual = Omit<SaidDecision, 'refuse'> & { readonly says: string };

/** A game that tells what its decisions are about tells it of these as well. */
type Ready<Name extends string, O> = DecisionKind<Name> &
  (O extends TellsAbout ? TellsAbout : unknown);

function ready<Name extends string, O extends Own>(
  kind: Name,
  rule: string,
  { says: usually, phrases, ...words }: Usual,
  { says = usually, phrases: before = [], ...own }: O,
): Ready<Name, O> {
  return readyDecision(kind, {
    ...words,
    refuse: no(rule, says),
    ...own,
    phrases: [...before, ...phrases],
  }) as Ready<Name, O>;
}

const asked =
  <const Name extends string>(kind: Name, usual: (rule: string) => Usual) =>
  <O extends Own>(rule: string, own = {} as O): Ready<Name, O> =>
    ready(kind, rule, usual(rule), own);

/** `pile` is what a player calls the own pile of cards: "Scroll". */
const askedOfPile =
  <const Name extends string>(kind: Name, usual: (rule: string, pile: string) => Usual) =>
  <O extends Own>(rule: string, pile: string, own = {} as O): Ready<Name, O> =>
    ready(kind, rule, usual(rule, pile), own);

const TAKES: Phrase = { says: 'takes {face}', id: 'take {face}' };

export const may = asked('may', (rule) => ({
  title: 'A card asks whether you want it',
  hint: `What it does stands on the card. Without a yes nothing happens (${rule}).`,
  hidden: 'decides about a card',
  phrases: [
    { says: 'says yes', id: 'yes' },
    { says: 'says no', id: 'no' },
  ],
  idle: 'no',
  says: 'Answer "yes" or "no".',
}));

export const target = asked('target', (rule) => ({
  title: 'An effect asks for a target',
  hint: `Only what may be chosen is listed (${rule}).`,
  hidden: 'chooses for an effect',
  phrases: [
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  idle: null,
  says: 'Choose among the targets that are offered, as many as the text says.',
}));

export const discard = asked('discard', (rule) => ({
  title: 'Discard cards',
  hint: `The effect says how many go (${rule}).`,
  hidden: 'discards',
  phrases: [{ says: 'discards {cards...}', id: '{cards}', when: ['discard'] }],
  idle: null,
  says: 'Name exactly as many cards of your hand as have to go.',
}));

export const search = askedOfPile('search', (rule, pile) => ({
  title: `Search your ${pile}`,
  hint: `Take one of the cards that fit, or nothing; then the ${pile} is shuffled (${rule}).`,
  hidden: `searches the ${pile}`,
  phrases: [TAKES, { says: 'takes nothing', id: 'nothing', when: ['search'] }],
  idle: 'nothing',
  says: `Take one of the cards that fit and that your ${pile} holds, or nothing.`,
}));

/** Some of the top cards are taken; where a text lets it be none, the game says so. */
export const look = askedOfPile('look', (rule, pile) => ({
  title: `Cards off the top of your ${pile}`,
  hint: `You alone see them: the text says what becomes of them (${rule}).`,
  hidden: 'looks at cards',
  phrases: [TAKES],
  idle: null,
  says: 'Take one of the cards that you are shown.',
}));

/** Cards off the top of a pile, of which one after the other may be taken: the step is `look`. */
export const lookAndTake = askedOfPile('look', (rule, pile) => ({
  title: `Cards off the top of your ${pile}`,
  hint: `You alone see them. Take one that the text lets you take, or nothing (${rule}).`,
  hidden: 'looks at cards',
  phrases: [{ says: 'takes nothing', id: 'nothing', when: ['look'] }, TAKES],
  idle: 'nothing',
  says: 'Take one of the cards that you see and that fit, or nothing.',
}));

/** Cards that were looked at go back. */
export const putBack = askedOfPile('put-back', (rule, pile) => ({
  title: 'Which card goes back next?',
  hint: `They go back one by one, in your order; the text says whether on top or under the ${pile} (${rule}).`,
  hidden: 'puts cards back',
  phrases: [TAKES],
  idle: null,
  says: 'Name one of the cards that you see and that have no place yet.',
}));

/** Cards of the hand go under the pile; the last one named lies undermost. */
export const putUnder = askedOfPile('put-under', (rule, pile) => ({
  title: `Put cards of your hand under your ${pile}`,
  hint: `The effect says how many. They go in your order, the last one undermost (${rule}).`,
  hidden: `puts cards under the ${pile}`,
  phrases: [{ says: `puts {cards...} under the ${pile}`, id: '{cards}', when: ['put-under'] }],
  idle: null,
  says: `Name exactly as many cards of your hand as have to go under your ${pile}.`,
}));

/** Texts that change the same thing; how they are named is the game's to say. */
export const replace = asked('replace', (rule) => ({
  title: 'Several texts change the same thing',
  hint: `You say which counts first; each works once (${rule}).`,
  hidden: 'says which text counts first',
  phrases: [],
  idle: null,
  says: 'Choose which of them counts first.',
}));

const TEXTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const TIMES = countedWords(String);

/** A text goes by its card; where several of one card wait, by its place there and which time it is. */
const WAITING_TEXTS: readonly Phrase[] = [
  { says: '{card}', id: '{card} 0' },
  ...TEXTS.flatMap((nth, index) => [
    { says: 'puts {cards...} on the stack', id: `{cards} ${index}` },
    { says: `the ${nth} text of {card}`, id: `{card} ${index}` },
    {
      says: `the ${nth} text of {card} for the {time} time`,
      id: `{card} ${index} {time}`,
      words: TIMES,
    },
  ]),
].map((phrase) => ({ ...phrase, when: ['order-triggers'] }));

/** Abilities that were set off together, each named by its card and its place there. */
export const orderTriggers = asked('order-triggers', (rule) => ({
  title: 'Several effects at once',
  hint: `They go on the stack in your order: the last one takes effect first (${rule}).`,
  hidden: 'puts effects in order',
  phrases: WAITING_TEXTS,
  idle: null,
  says: 'Put all of them in an order.',
}));
