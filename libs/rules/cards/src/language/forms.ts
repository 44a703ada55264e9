/** Parts of any language by their names, and the forms that abilities usually have. */
import type { Amount, Condition, Selector } from '@scoresheet/rules-engine';
import { listOf, meaning, part, yes, type Shape, type Words } from '../shape/shape.js';

/** Cards by a name that is known where it stands. */
export const name: Shape<string> = part('name');
/** Cards by a name, or all that fit. */
export const cards: Shape<string | Selector> = part('cards');
export const selector: Shape<Selector> = part('selector');
/** Cards, or seats by the filters of these, for which something is otherwise. */
export const holders: Shape<Selector> = part('holders');
/** What a pile is searched for. */
export const sought: Shape<Selector> = part('sought');
/** How much is done: 0 or more. */
export const amount: Shape<Amount> = part('amount');
/** By how much a value changes: below 0 it becomes less. */
export const change: Shape<Amount> = part('change');
export const condition: Shape<Condition> = part('condition');
/** Seats by a word, or where the game has it by the name of a choice. */
export const who: Shape<string> = part('who');
export const until: Shape<string> = part('until');
/** How long, where a change that does not say so lasts. */
export const lasts = meaning('How long it lasts; while it stays, where this is missing.', until);
/** A value, keyword or rule that effects change. */
export const value: Shape<string> = part('value');
export const things: Shape<string> = part('things');

export const choices = meaning('Targets, chosen in this order.', listOf(part('choosing')));
export const instructions = meaning(
  'Instructions, one after another.',
  listOf(part('instruction')),
);
/** What a seat may do: at least one thing. */
export const offered = meaning(
  'What is done by whoever takes it.',
  listOf(part('instruction'), { least: 1, says: 'something has to be offered' }),
);
const lastings = meaning('What is other than printed while it works.', listOf(part('lasting')));

export const when = meaning('Nothing is done where the condition does not hold.', condition);

/** What is done when something happens, or when somebody plays or uses it. */
export const DONE: Words = { 'when?': when, 'choose?': choices, does: instructions };

/** What is set off, and may be left undone where the card says so. */
export const SET_OFF: Words = { 'may?': meaning('Its controller may decline.', yes), ...DONE };

/** What holds while the card is there; `says` is for who lets it do something as well. */
export const lastingForm = (says: string): Words => ({
  'when?': meaning('It works only while the condition holds.', condition),
  does: { is: 'empty', says, means: 'Always empty: what lasts does nothing at once.' },
  lasting: lastings,
});

export const abilities = meaning(
  'What the card can do, in printed order.',
  listOf(part('ability')),
);
