/**
 * Whether everything that is offered at a table can be said back: each printed offer is understood
 * as exactly that choice, with the members of a set in another order as well.
 */
import {
  decisions,
  isListed,
  type Choice,
  type Decision,
  type Reading,
} from '@scoresheet/rules-engine';
import type { Numbers } from '../chance/seeded-chance.js';
import { randomChoice } from '../walk/random-choice.js';
import { tableOf, type Table } from './names.js';
import { offered, optionLikeness, type Offer } from './offers.js';
import { NUMBER, shapeOf, WRITTEN } from './phrase-shape.js';
import { answerSaid } from './phrases.js';
import { inWords, sayingsOf, type Saying } from './sayings.js';
import type { ScenarioGame } from './scenario-game.js';
import { asWritten } from './understood.js';

/** What is said back and understood otherwise, a sentence each. */
export function saidBackProblems(
  game: ScenarioGame,
  { state }: Reading,
  below: Numbers,
): readonly string[] {
  const table = tableOf(game, state);
  return decisions(table).flatMap((decision) => {
    const { options } = decision;
    if (options.pick === 'one') {
      return offered(table, decision).flatMap((offer) => oneProblems(table, decision, offer));
    }
    const choice = randomChoice(options, below);
    return isListed(options)
      ? someProblems(table, decision, choice as readonly string[])
      : freeProblems(table, decision, choice);
  });
}

function oneProblems(table: Table, decision: Decision, { option, says }: Offer): readonly string[] {
  const turned = sayingsOf(table, option, decision.kind)
    .filter(({ isList, pieces }) => !isList && pieces.some(isSet))
    .map((saying) => inWords(turnedRound(saying), 'precise'));
  return [says, ...turned].flatMap((words) => problem(table, decision, words, option.id));
}

const isSet = (piece: Saying['pieces'][number]): boolean =>
  typeof piece !== 'string' && piece.all.length > 1;

const turnedRound = (saying: Saying): Saying => ({
  ...saying,
  pieces: saying.pieces.map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, all: piece.all.toReversed() },
  ),
});

function someProblems(table: Table, decision: Decision, ids: readonly string[]): readonly string[] {
  const offers = offered(table, decision);
  const says = ids.flatMap((id) => offers.find(({ option }) => option.id === id)?.says ?? []);
  const said = (names: readonly string[]): string =>
    names.length === 0 ? 'nothing' : names.join(', ');
  const straight = problem(table, decision, said(says), ids);
  if (decision.options.pick === 'order') return straight;
  return [...straight, ...problem(table, decision, said(says.toReversed()), ids)];
}

/** A number, or what somebody writes, in the phrase for it. */
function freeProblems(table: Table, decision: Decision, choice: Choice): readonly string[] {
  const id = decision.options.pick === 'number' ? NUMBER : WRITTEN;
  const phrase = table.game.phrases.find(
    (each) => each.id === id && (!each.when || each.when.includes(decision.kind)),
  );
  if (!phrase) return [`nobody can answer '${decision.kind}'`];
  if (choice === '') return [];
  const words = shapeOf(phrase)
    .pieces.map((piece) => (typeof piece === 'string' ? piece : asWritten(String(choice))))
    .join('');
  return problem(table, decision, words, choice);
}

function problem(
  table: Table,
  decision: Decision,
  words: string,
  meant: Choice,
): readonly string[] {
  const where = `'${words}' (${decision.kind}, ${JSON.stringify(meant)})`;
  try {
    const said = answerSaid(table, decision.seat, words, decisions(table));
    if (said.decision !== decision.id) return [`${where} answers ${said.decision}`];
    const isMeant = likenessOf(table, decision, said.choice) === likenessOf(table, decision, meant);
    return isMeant ? [] : [`${where} is understood as ${JSON.stringify(said.choice)}`];
  } catch (error) {
    return [`${where}: ${(error as Error).message.slice(0, MOST_SAID)}`];
  }
}

const MOST_SAID = 200;

/** Cards that are alike in everything may stand for one another; a set has no order. */
function likenessOf(table: Table, { options }: Decision, choice: Choice): string {
  if (typeof choice === 'number') return String(choice);
  if (typeof choice === 'string') return optionLikeness(table, choice);
  const likenesses = choice.map((id) => optionLikeness(table, id));
  return (options.pick === 'some' ? likenesses.sort() : likenesses).join();
}
