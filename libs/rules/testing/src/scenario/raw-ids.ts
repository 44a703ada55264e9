/**
 * Offers that a judge cannot name: those without words, and those whose words are ids of the code
 * (`foeFee`, `player-2`, `c12`, `victim=c2`).
 */
import { decisions, isListed, type Decision, type Reading } from '@scoresheet/rules-engine';
import { tableOf } from './names.js';
import { offered, type Offer } from './offers.js';
import type { ScenarioGame } from './scenario-game.js';

/** Problems of all that is offered at a table, a sentence each. */
export function wordProblems(game: ScenarioGame, { state }: Reading): readonly string[] {
  const table = tableOf(game, state);
  return decisions(table).flatMap((decision) => {
    if (!isListed(decision.options)) return [];
    try {
      return offered(table, decision).flatMap((offer) => idProblems(decision, offer));
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

function idProblems({ kind }: Decision, { option: { id }, says, usual }: Offer): readonly string[] {
  return [...new Set([says, ...usual])].flatMap((words) => {
    const raw = words === id ? id : rawIdIn(words, id);
    return raw === undefined ? [] : [`'${words}' (${kind}) says the id '${raw}'`];
  });
}

const rawIdIn = (words: string, id: string): string | undefined =>
  words
    .split(/[\s,():“”]+|'s\b/)
    .find((word) => isWritten(word) || (word.includes('-') && id.includes(word)));

/** `foeFee`, `c12`, `hand1-3`, `victim=c2`, `field@1`: neither English nor the name of a card. */
const isWritten = (word: string): boolean => /^[a-z]+[A-Z]|^[a-z][a-z-]*\d|[=@[\]_]/.test(word);
