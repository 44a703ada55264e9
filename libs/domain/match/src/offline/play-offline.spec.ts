import { describe, expect, it } from 'vitest';
import { exportRecord, verifyExport } from '@scoresheet/domain-record';
import type { Decision } from '@scoresheet/rules-engine';
import { LANTERN_DECK } from '../lanterns.spec-kit.js';
import type { OfflineEvent } from './sealed-match.js';
import { playOffline } from './play-offline.js';
import { matchRefolder } from '../record/refolder.js';
import { environment, sha256 } from '../scene.spec-kit.js';

const first = ({ options }: Decision) => (options.pick === 'one' ? (options.from[0]?.id ?? '') : 0);

function play(name: string, seats: number): readonly OfflineEvent[] {
  const decks = Array.from({ length: seats }, () => LANTERN_DECK);
  return [...playOffline(environment, { name, game: 'lanterns', decks, choose: first })];
}

describe('a match without services', () => {
  it.each([2, 3])('of %i seats is played to its end, on a record that verifies', (seats) => {
    const bytes = play('one', seats).map((event) => event.bytes);
    const exported = new TextEncoder().encode(exportRecord(bytes, sha256));
    const verdict = verifyExport(exported, matchRefolder(environment), sha256);
    expect(verdict).toMatchObject({ verdict: 'EXACT', events: bytes.length });
  });

  it('is the same, byte for byte, under the same name and another under another', () => {
    const hashes = ['one', 'one', 'two'].map((name) => play(name, 2).at(-1)?.head.hash);
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  it('stops where a deck is refused', () => {
    const decks = [LANTERN_DECK, []];
    const match = { name: 'one', game: 'lanterns', decks, choose: first };
    expect(() => [...playOffline(environment, match)]).toThrow('take-seat of one: refused');
  });
});
