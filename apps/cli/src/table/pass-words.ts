/** Standing instructions to pass, as people say them. */
import type { AutoPassUntil } from '@scoresheet/contracts-messages';
import type { Json } from '@scoresheet/domain-record';

/** What a seat passes until; of others only that they have said something is known. */
export function passWords(until: Json | undefined): string {
  if (until === undefined) return 'says whether it passes beforehand';
  if (until === null) return 'no longer passes beforehand';
  return `passes beforehand until ${untilWords(until as unknown as AutoPassUntil)}`;
}

export function untilWords(until: AutoPassUntil): string {
  switch (until.kind) {
    case 'turn-ends':
      return 'the turn ends';
    case 'card-played':
      return `a card of the kind "${until.card}" is played`;
    case 'my-decision':
      return 'it decides something itself';
  }
}

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
