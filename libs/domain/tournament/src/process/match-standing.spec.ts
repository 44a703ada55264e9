/** Given a real match that the house has opened, then this is what the process manager knows. */
import type { Command } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { isGoingOn, type KnownMatch } from './match-standing.js';
import { floor } from './process.spec-kit.js';
import { tokensMatch } from './tokens-match.spec-kit.js';

const OPENED_AT_MS = 5_000;

/** A match of a table with two, to which commands are sent a second apart. */
function opened() {
  const created = floor().only('create-match');
  const { record } = created;
  const [one, two] = created.reserved.map(({ actor }) => actor) as [string, string];
  const match = tokensMatch();
  let sent = 0;
  const say = (actor: string, says: object, role = 'player') => {
    sent += 1;
    const command = { ...says, actor, role, record, commandId: `c-${sent}` } as Command;
    expect(match.send(command, OPENED_AT_MS + sent * 1_000)).toBe('accepted');
  };
  expect(match.standing()).toBeUndefined();
  expect(match.send(created, OPENED_AT_MS)).toBe('accepted');
  const known = () => match.standing() as KnownMatch;
  const seat = (actor: string, number: number) =>
    say(actor, { type: 'take-seat', seat: number, deck: ['T'], expectedSeq: known().seq });
  const begin = () => {
    seat(one, 1);
    seat(two, 2);
    [one, two].forEach((actor) => say(actor, { type: 'get-ready', expectedSeq: known().seq }));
  };
  return { one, two, say, known, seat, begin };
}

describe('The standing of a match', () => {
  it('says for whom its seats are held before anybody sits there', () => {
    const { known, one, two } = opened();
    expect(known()).toMatchObject({ status: 'open', seq: 0, seats: [one, two] });
    expect(known()).toMatchObject({ places: [], reason: null, hasBegun: false });
    expect(isGoingOn(known())).toBe(true);
  });

  it('keeps when it was opened, and names its last event', () => {
    const { known, seat, one } = opened();
    const { hash } = known();
    seat(one, 1);
    expect(known()).toMatchObject({ createdAtMs: OPENED_AT_MS, seq: 1 });
    expect(known().hash).toMatch(/^[0-9a-f]{64}$/);
    expect(known().hash).not.toBe(hash);
  });

  it('is running once its game has begun, and paused while a judge says so', () => {
    const { known, begin, say } = opened();
    begin();
    expect(known()).toMatchObject({ status: 'running', hasBegun: true, isTimeCalled: false });
    say('judy', { type: 'pause-match' }, 'judge');
    expect(known().status).toBe('paused');
    expect(isGoingOn(known())).toBe(true);
  });

  it('is over with places, and with why', () => {
    const { known, begin, say, one } = opened();
    begin();
    say(one, { type: 'act', decision: 'd1', choice: '2' });
    expect(known()).toMatchObject({ status: 'over', places: [[2], [1]], reason: 'called' });
    expect(isGoingOn(known())).toBe(false);
  });

  it('is over without places where time was called before its game began', () => {
    const { known, say } = opened();
    say('house', { type: 'call-table-time', extraTurns: 5 }, 'house');
    expect(known()).toMatchObject({ status: 'over', places: [], isTimeCalled: true });
    expect(known().hasBegun).toBe(false);
  });

  it('goes on after time was called, for as long as there are extra turns', () => {
    const { known, begin, say } = opened();
    begin();
    say('house', { type: 'call-table-time', extraTurns: 5 }, 'house');
    expect(known()).toMatchObject({ status: 'running', isTimeCalled: true });
  });
});
