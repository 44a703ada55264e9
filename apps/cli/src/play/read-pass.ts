/** Standing instructions to pass, as people type them. */
import type { AutoPassUntil } from '@scoresheet/contracts-messages';

/** "pass until turn ends", "pass until my decision", "pass until KIND"; null for "pass no more". */
export function readPass(typed: string): AutoPassUntil | null | undefined {
  const said = typed.toLowerCase().trim().replace(/\s+/g, ' ');
  if (said === 'pass no more') return null;
  const until = /^pass until (?:the |a |an )?(.+)$/.exec(said)?.[1];
  if (until === undefined) return undefined;
  if (/^(?:end of (?:the )?turn|turn(?: ends)?)$/.test(until)) return { kind: 'turn-ends' };
  if (/^(?:my (?:own )?decision|i decide|me)$/.test(until)) return { kind: 'my-decision' };
  return { kind: 'card-played', card: until.replace(/ (?:is played|card)$/, '') };
}
