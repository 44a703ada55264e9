/** Why something is not offered: the rules' own refusal, with the id of the rule. */
import type { DecisionView, Seat } from '@scoresheet/rules-engine';
import { placedNames, printedNames } from '../table/card-names.js';
import type { GameWords } from '../table/game-words.js';
import type { TerminalMatch } from './terminal-match.js';

export function whyNot(match: TerminalMatch, open: DecisionView, said: string): string {
  const { seat, id, options } = open;
  const choice = idOf(match, seat, said);
  const ids = options && options.pick !== 'number' ? options.from.map((each) => each.id) : [];
  const offered = ids.indexOf(choice);
  if (offered >= 0) return `That is offered: it is number ${offered + 1}.`;
  const outcome = match.send({ seat, says: { type: 'act', decision: id, choice } });
  if (!('outcome' in outcome)) throw new Error(`'${choice}' was accepted, but never offered`);
  if (outcome.outcome !== 'refused') return 'It cannot be asked now.';
  return `${outcome.says}${outcome.rule === undefined ? '' : ` (${outcome.rule})`}`;
}

/** An option's id from what a person says: names of cards and positions become their ids. */
function idOf(match: TerminalMatch, seat: Seat, said: string): string {
  const table = match.seen(seat);
  const named = [
    ...placedNames(match.words, table, seat),
    ...printedNames(match.words, table),
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

const positionIds = ({ phrases }: GameWords): readonly (readonly [string, string])[] =>
  phrases.flatMap(({ words = {} }) =>
    Object.entries(words).map(([spoken, id]) => [id, spoken] as const),
  );
