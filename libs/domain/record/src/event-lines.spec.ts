import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.js';
import { partsSeen, type Part, type Parts } from './event-part.js';
import { MAX_EVENT_BYTES, sealEvent } from './event-lines.js';
import { sha256 } from './node.js';
import { decodeUtf8 } from './utf8.js';

const SALT = '5a'.repeat(32);
const sealing = { saltOf: () => SALT, sha256: sha256 };
const everybody: Part = { action: 'draw', facts: [{ drawn: 1 }] };
const owner: Part = { action: 'draw', facts: [{ drawn: 1, card: 'Ä "7"' }] };

const seal = (parts: Parts, head?: { seq: number; hash: string }) =>
  sealEvent({ record: 'm-1', type: 'acted', at: 5, commandId: 'c', parts }, head, sealing);
const linesOf = (bytes: Uint8Array) => (decodeUtf8(bytes) as string).split('\n');

describe('The lines of an event', () => {
  it('are the header, the public line, and a sealed line for each who knows more', () => {
    const event = seal({ public: everybody, seat2: owner, house: owner });
    const [header, ...parts] = linesOf(event.bytes);
    expect(parts).toEqual([
      '{"action":"draw","facts":[{"drawn":1}]}',
      `{"action":"draw","facts":[{"card":"Ä \\"7\\"","drawn":1}],"salt":"${SALT}"}`,
      `{"action":"draw","facts":[{"card":"Ä \\"7\\"","drawn":1}],"salt":"${SALT}"}`,
    ]);
    const [shown, house, seat2] = parts.map((line) => sha256(line));
    expect(header).toBe(
      `["scoresheet/1","m-1",0,"","acted",5,"c",{"house":"${house}","public":"${shown}","seat2":"${seat2}"}]`,
    );
  });

  it('name the header before by its hash', () => {
    const first = seal({ public: everybody });
    const second = seal({ public: everybody }, first.head);
    expect(first.head).toEqual({ seq: 0, hash: sha256(linesOf(first.bytes)[0] as string) });
    expect(second.header).toMatchObject({ seq: 1, prev: first.head.hash });
  });

  it('are only two when all is public, even if every audience was given a part', () => {
    const event = seal({ public: everybody, seat1: { ...everybody }, house: { ...everybody } });
    expect(linesOf(event.bytes)).toHaveLength(2);
    expect(Object.keys(event.header.hashes)).toEqual(['public']);
  });

  it('stand in the order of their names after the public one', () => {
    const event = seal({
      seat2: owner,
      seat1: owner,
      public: everybody,
      seat10: owner,
      house: owner,
    });
    const names = ['house', 'seat1', 'seat10', 'seat2'];
    expect(Object.keys(event.header.hashes).sort()).toEqual(['house', 'public', ...names.slice(1)]);
    const salted = sealEvent(
      {
        ...event.header,
        parts: { public: everybody, seat2: owner, seat10: owner, seat1: owner, house: owner },
      },
      undefined,
      { sha256: sha256, saltOf: (_, audience) => sha256(audience) },
    );
    const salts = linesOf(salted.bytes)
      .slice(2)
      .map((line) => line.slice(-66, -2));
    expect(salts).toEqual(names.map((name) => sha256(name)));
  });

  it('put the salt where canonical JSON wants it, whatever else a part holds', () => {
    const event = seal({ public: everybody, house: { ...owner, fingerprint: 'f', zeal: 1 } });
    const [, , house] = linesOf(event.bytes);
    expect(house).toBe(canonicalJson({ ...owner, fingerprint: 'f', zeal: 1, salt: SALT }));
  });

  it('are the same bytes for the same draft, whoever writes them', () => {
    const parts = { public: everybody, house: owner };
    expect(
      seal({ house: { facts: owner.facts, action: 'draw' }, public: everybody }).bytes,
    ).toEqual(seal(parts).bytes);
  });

  it.each([
    ['a part for nobody we know', { public: everybody, seat0: owner }, 'not public, seat0'],
    [
      'a salt in a part',
      { public: everybody, house: { ...owner, salt: SALT } },
      'the salt is added',
    ],
    [
      'more than the limit',
      { public: { action: 'x'.repeat(MAX_EVENT_BYTES), facts: [] } },
      'bytes',
    ],
  ])('are not written with %s', (_, parts, words) => {
    expect(() => seal(parts)).toThrow(words);
  });

  it('are not written with a salt of another length', () => {
    const draft = { record: 'm-1', type: 't', at: 0, commandId: 'c' };
    const parts = { public: everybody, house: owner };
    const short = { sha256: sha256, saltOf: () => 'abc' };
    expect(() => sealEvent({ ...draft, parts }, undefined, short)).toThrow('32 bytes');
  });
});

describe('The parts of an event', () => {
  const see = (part: Part, audience: string): Part =>
    audience === 'house' || audience === 'seat1'
      ? part
      : { action: part.action, facts: [{ drawn: 1 }] };

  it('go to whoever may know more than the public', () => {
    expect(partsSeen(owner, ['seat1', 'seat2'], see)).toEqual({
      public: everybody,
      house: owner,
      seat1: owner,
    });
  });

  it('are just the public one when nothing is hidden', () => {
    expect(partsSeen(everybody, ['seat1', 'seat2'], see)).toEqual({ public: everybody });
  });
});
