/** What a seat may do beside the question that is open, as asking the JUDGE: nobody waits for it. */
import type { DecisionView } from '@scoresheet/rules-engine';
import { placedNames } from '@scoresheet/rules-presentation';
import { wrap } from '../program/wrap.js';
import { drawDecision, optionsInWords } from '../table/draw-decision.js';
import type { Asked } from './commands.js';
import { readAnswer } from './read-answer.js';

/** What is to be printed, or that it was answered and something else may be open now. */
type AskedBeside = { readonly lines: readonly string[] } | 'given';

/** `typed` is what follows "ask": nothing for a list of what there is to ask. */
export function askBeside({ match, open: { seat } }: Asked, typed: string): AskedBeside {
  const table = match.seen(seat);
  const beside = table.decisions.find((each) => each.optional && each.seat === seat);
  if (!beside?.options) return { lines: ['There is nobody to ask, or nothing that is open.'] };
  const says = optionsInWords(match.words, beside, placedNames(match.words, table, seat));
  if (typed === '') return { lines: drawDecision(match.words, beside, says) };
  const read = readAnswer(beside.options, says, typed);
  if ('problem' in read) return { lines: wrap(read.problem, '') };
  return send(match, beside, read.choice);
}

function send(
  match: Asked['match'],
  { seat, id }: DecisionView,
  chosen: string | number | readonly string[],
): AskedBeside {
  const choice = typeof chosen === 'object' ? [...chosen] : chosen;
  const outcome = match.send({ seat, says: { type: 'act', decision: id, choice } });
  if (!('outcome' in outcome)) return 'given';
  return { lines: ['says' in outcome ? outcome.says : 'That was not accepted; try again.'] };
}
