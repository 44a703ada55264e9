/**
 * What to play or use next, or to end. Energy that is saved comes back with the next turn, so a
 * card has to be worth what it costs (R-FUZ-38, R-FUZ-40).
 */
import type { Choice, Options, Reading } from '@scoresheet/rules-engine';
import { rowOfSlot, slotName, slotNamed } from '../field.js';
import { END } from '../turn/answers.js';
import { lookAhead, wordsOf, type Thought } from './look-ahead.js';
import { nameOf, namesOf, outcomeWords, withOutcome } from './outcome-words.js';
import type { Advice, Question, Seen } from './seen.js';

export const activateAdvice = (seen: Seen, question: Question): readonly Advice[] =>
  lookAhead(seen, question, { choices: worthAThought(question.options), words });

/** Positions of a row differ only for the order of triggers: one of each row is enough. */
function worthAThought(options: Options): readonly Choice[] {
  if (options.pick !== 'one') return [];
  const first = new Map<string, Choice>();
  for (const { id } of options.from) if (!first.has(withRow(id))) first.set(withRow(id), id);
  return [...first.values()];
}

function withRow(id: string): string {
  const [verb, card, to] = id.split(' ');
  const slot = slotNamed(to ?? '');
  return slot === undefined ? id : `${verb} ${card} ${rowOfSlot(slot)}`;
}

function words(thought: Thought): string {
  const { before, seat, facts } = thought;
  const [verb, card, ...rest] = wordsOf(thought);
  if (verb === END) return 'plays nothing more: the rest is better kept';
  const deed = `${verb === 'use' ? 'uses' : 'plays'} ${nameOf(before, card)}${aim(before, rest)}`;
  return withOutcome(deed, outcomeWords(before, seat, facts));
}

/** `vault-1`, the Hero that a Relic goes on, or targets by name (`foe=c9,c12`). */
function aim(reading: Reading, rest: readonly string[]): string {
  const ids = rest.flatMap((word) => (word.split('=').at(-1) ?? '').split(','));
  const cards = ids.filter((id) => reading.state.cards[id]);
  if (cards.length > 0) return ` on ${namesOf(reading, cards)}`;
  const slot = slotNamed(rest[0] ?? '');
  return slot === undefined ? '' : ` to ${slotName(slot)}`;
}
