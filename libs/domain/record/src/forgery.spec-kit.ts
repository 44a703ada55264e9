/// <reference types="node" />
/** Well-chained records of lies, and what verification says to them. */
import { admit } from './admission.js';
import { describeDifference } from './difference.js';
import { diceAndHands, play, sealToy, type Table } from './dice-and-hands.spec-kit.js';
import type { Head } from './event-header.js';
import type { SealedEvent } from './event-lines.js';
import type { Part, Parts } from './event-part.js';
import type { HouseEvent, Refolder } from './refolder.js';
import { sha256 } from './node.js';
import { verifyExport, type Verdict } from './verify.js';
import { exportRecord, type Discloses } from './write-export.js';

export const TURNS = 8;

export const bytesOf = (events: readonly SealedEvent[]) => events.map(({ bytes }) => bytes);
export const verified = (
  events: readonly SealedEvent[],
  rules: Refolder<Table> = diceAndHands,
  discloses: Discloses = () => true,
): Verdict =>
  verifyExport(Buffer.from(exportRecord(bytesOf(events), sha256, discloses)), rules, sha256);

/** A difference in words, as a person would be shown it. */
export const words = (verdict: Verdict): string =>
  verdict.verdict === 'DIVERGED' ? describeDifference(verdict.difference) : verdict.verdict;

/** The house's knowledge of each event of a match, as it was before anybody sealed it. */
function houseEvents(turns: number): readonly HouseEvent[] {
  let head: Head | undefined;
  return play(turns).map(({ bytes, header }) => {
    const answer = admit({ partition: 0, partitions: 1 }, bytes, () => head, sha256);
    if (!answer.admitted) throw new Error(answer.reason);
    head = answer.head;
    return { ...header, part: (answer.parts.house ?? answer.parts.public) as Part };
  });
}

type Forgery = Partial<HouseEvent> & { readonly parts?: Parts };

/** The match with one event changed before it was sealed: a well-chained record of a lie. */
export function forged(
  seq: number,
  change: (event: HouseEvent) => Forgery,
): readonly SealedEvent[] {
  const events: SealedEvent[] = [];
  for (const event of houseEvents(TURNS)) {
    const changed = event.seq === seq ? change(event) : undefined;
    const { parts, ...lie } = { ...event, ...changed } as HouseEvent & Forgery;
    events.push(sealToy(lie, events.at(-1)?.head, parts));
  }
  return events;
}

export const withFact = (part: Part, at: number, change: object): Part => ({
  ...part,
  facts: part.facts.map((fact, i) => (i === at ? { ...(fact as object), ...change } : fact)),
});
