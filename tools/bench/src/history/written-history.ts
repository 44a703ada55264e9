/** Finished matches as events, without the time that it takes to play them. */
import { cardsHashOf } from '@scoresheet/domain-match';
import { recordIdOf, sealEvent } from '@scoresheet/domain-record';
import type { Head, Json, JsonObject, SealedEvent } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { sha256 } from '../offline-matches.js';

export const EVENTS_OF_A_MATCH = 200;

type Fact = { readonly kind: string; readonly [field: string]: Json };

const TERMS = { game: 'fuzzycards', seats: 2, ...pinnedRules('fuzzycards') };

/** Rules that the program has, or all the matches would be suspended. */
function pinnedRules(game: string): { ruleset: string; cards: string } {
  const entry = rulesOf(game);
  if (entry === undefined) throw new Error(`There is no game ${game}.`);
  return { ruleset: entry.ruleset.id, cards: cardsHashOf(entry.ruleset, sha256) };
}

const BEGINNING: readonly (readonly [type: string, ...Fact[]])[] = [
  ['match-created', { kind: 'match-created', ...TERMS }],
  ['seat-taken', { kind: 'seat-taken', seat: 1, actor: 'a-1' }],
  ['seat-taken', { kind: 'seat-taken', seat: 2, actor: 'a-2' }],
  ['seat-readied', { kind: 'seat-readied', seat: 1 }],
  ['seat-readied', { kind: 'seat-readied', seat: 2 }, { kind: 'game-begun' }],
];
const ENDED: Fact = { kind: 'ended', outcome: { places: [[1], [2]], reason: 'life-lost' } };
/** As many facts as a turn of Fuzzycards tells. */
const MOVED: readonly Fact[] = Array.from({ length: 4 }, (_, i) => ({
  kind: 'moved',
  card: `c-${i}`,
  from: 'hand',
  to: 'field',
  seat: 1 + (i % 2),
}));

export interface WrittenEvent extends SealedEvent {
  /** What everybody may know of it. */
  readonly public: JsonObject;
}

/** The events of the how-manieth match. */
export function* writtenMatch(number: number): Generator<WrittenEvent> {
  const creation = { kind: 'match', actor: 'a-1', commandId: `history-${number}` } as const;
  const record = recordIdOf(creation, sha256);
  const salt = sha256(record);
  let head: Head | undefined;
  for (let seq = 0; seq < EVENTS_OF_A_MATCH; seq += 1) {
    const [type, ...facts] = BEGINNING[seq] ?? ['decision-answered', ...MOVED];
    if (seq === EVENTS_OF_A_MATCH - 1) facts.push(ENDED);
    const known = { action: { type }, facts };
    const parts = { public: known, house: known };
    const event = sealEvent(
      { record, type, at: 1_800_000_000_000 + seq, commandId: `c-${seq}`, parts },
      head,
      { saltOf: () => salt, sha256 },
    );
    head = event.head;
    yield { ...event, public: known };
  }
}
