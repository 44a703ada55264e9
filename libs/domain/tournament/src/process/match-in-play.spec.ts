import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import { matchInPlay } from './match-in-play.js';
import type { MatchStanding } from './match-standing.js';
import { floor, ONE_WINS, onlyTable, type Floor } from './process.spec-kit.js';

everyEventHolds();

/** As who reads until nothing is named that was not looked for. */
function seenAt(hall: Floor, table = onlyTable(hall).number): string | null {
  const standings = new Map<string, MatchStanding>();
  for (;;) {
    const { match, dependsOn } = matchInPlay(hall.scene.state(), table, standings, hall.env());
    const unread = dependsOn.filter((id) => !standings.has(id));
    if (unread.length === 0) return match;
    for (const id of unread) standings.set(id, hall.standings.get(id) ?? { status: 'refused' });
  }
}

describe('The match that is played at a table', () => {
  it('is none before it is opened, and none where there is no such table', () => {
    const hall = floor();
    expect(seenAt(hall)).toBeNull();
    hall.open();
    expect(seenAt(hall, 99)).toBeNull();
  });

  it('is the one that was opened, until it is over', () => {
    const hall = floor();
    const opened = hall.open();
    expect(seenAt(hall)).toBe(opened.record);
    hall.open({ status: 'over', places: ONE_WINS, hasBegun: true }, opened);
    expect(seenAt(hall)).toBeNull();
  });

  it('is the second attempt where the first was refused', () => {
    const hall = floor();
    hall.standings.set(hall.only('create-match').record, { status: 'refused' });
    const { record } = hall.open();
    expect(seenAt(hall)).toBe(record);
  });

  it('is that of the next game of a series, and none once there is a result', () => {
    const hall = floor(2, {
      phases: [{ kind: 'swiss', rounds: 2, standings: 'magic/1', bestOf: 3 }],
    });
    hall.play(ONE_WINS);
    expect(seenAt(hall)).toBeNull();
    const { record } = hall.open();
    expect(seenAt(hall)).toBe(record);
    hall.standings.delete(record);
    hall.play(ONE_WINS);
    hall.record();
    expect(seenAt(hall)).toBeNull();
  });
});
