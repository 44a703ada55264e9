/// <reference types="node" />
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCommand, decodeOutcome, encodeCommand, encodeOutcome } from './match-messages.js';
import type { Command } from './command.js';
import { MAX_CHOICES, MAX_CHOICE_LENGTH, MAX_DECK_CARDS, MAX_ID_LENGTH } from './limits.js';
import { MAX_MATCH_OPTIONS, MAX_MESSAGE_BYTES, MAX_SEATS, MAX_WORDS_LENGTH } from './limits.js';
import type { Outcome } from './outcome.js';

const SENT = { commandId: 'c-1', record: 'm-1', actor: 'ann', role: 'player' } as const;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (message: Uint8Array): string => new TextDecoder().decode(message);
const decodeJson = (value: unknown) => decodeCommand(bytes(JSON.stringify(value)));

const DIGEST = 'a'.repeat(64);

const COMMANDS: readonly Command[] = [
  { ...SENT, type: 'create-match', game: 'fuzzycards' },
  { ...SENT, type: 'create-match', game: 'buddies', seats: 4, options: { undo: false, best: 3 } },
  { ...SENT, type: 'take-seat', seat: 2, deck: ['FUZ-1', 'FUZ-1'], expectedSeq: 0 },
  { ...SENT, type: 'get-ready', expectedSeq: 2 },
  { ...SENT, type: 'act', decision: 'd7', choice: 'attack c7 life' },
  { ...SENT, type: 'act', decision: 'd8', choice: ['c1', 'c2'] },
  { ...SENT, type: 'act', decision: 'd9', choice: -3 },
  { ...SENT, type: 'act', decision: 'd10', choice: 'Ça va – “très” bien? <b>' },
  { ...SENT, type: 'act', decision: 'd11', choice: '' },
  { ...SENT, type: 'concede', role: 'judge' },
  { ...SENT, type: 'set-auto-pass', until: { kind: 'turn-ends' } },
  { ...SENT, type: 'set-auto-pass', until: { kind: 'card-played', card: 'power' } },
  { ...SENT, type: 'set-auto-pass', until: null },
  { ...SENT, type: 'take-judge-seat', expectedSeq: 4 },
  { ...SENT, type: 'take-judge-seat', options: { format: 'b' }, expectedSeq: 0 },
  { ...SENT, type: 'leave-judge-seat' },
  { ...SENT, type: 'excuse-judge', role: 'organiser' },
  {
    ...SENT,
    type: 'create-match',
    game: 'fuzzycards',
    abandonAfterMs: 60_000,
    spectatorDelay: { events: 2, seconds: 30 },
  },
  { ...SENT, type: 'pause-match', role: 'organiser' },
  { ...SENT, type: 'resume-match', role: 'judge', reasonDigest: DIGEST },
  {
    ...SENT,
    type: 'end-match',
    role: 'judge',
    result: 'win',
    winner: 2,
    reasonDigest: DIGEST,
  },
  { ...SENT, type: 'warn-seat', role: 'judge', seat: 1, reasonDigest: DIGEST },
  { ...SENT, type: 'abandon-match', actor: 'clock', role: 'clock', expectedSeq: 7 },
  {
    ...SENT,
    type: 'create-match',
    game: 'fuzzycards',
    clock: { kind: 'bank', bankMs: 300_000, incrementMs: 5_000 },
  },
  {
    ...SENT,
    type: 'create-match',
    game: 'fuzzycards',
    clock: { kind: 'per-decision', decisionMs: 30_000 },
  },
  { ...SENT, type: 'tick-clock', actor: 'clock', role: 'clock', expectedSeq: 7 },
  { ...SENT, type: 'call-time', actor: 'clock', role: 'clock', decision: 'd7' },
];

const ANSWERS = { record: 'm-1', commandId: 'c-1' } as const;
const OUTCOMES: readonly Outcome[] = [
  { ...ANSWERS, outcome: 'refused', code: 'seat-held', says: 'Seat 1 is taken.' },
  { ...ANSWERS, outcome: 'refused', code: 'against-the-rules', rule: 'R-FUZ-54', says: '…“no”' },
  { ...ANSWERS, outcome: 'conflict', says: 'Look again.' },
  { ...ANSWERS, outcome: 'duplicate', seq: 0 },
  { ...ANSWERS, outcome: 'command-id-reused', says: 'Send a new id.' },
  { ...ANSWERS, outcome: 'internal-error', reference: 'r-1' },
];

describe('messages as bytes', () => {
  it.each(COMMANDS)('a command comes back as it was sent: $type', (command) => {
    expect(decodeCommand(encodeCommand(command))).toEqual({ ok: true, value: command });
  });

  it.each(OUTCOMES)('an outcome comes back as it was sent: $outcome', (outcome) => {
    expect(decodeOutcome(encodeOutcome(outcome))).toEqual({ ok: true, value: outcome });
  });

  it('the order in which a message was written does not show', () => {
    const command = COMMANDS[1] as Command;
    const turned = Object.fromEntries(Object.entries(command).reverse()) as Command;
    expect(text(encodeCommand(turned))).toBe(text(encodeCommand(command)));
    expect(text(encodeCommand(command))).toBe(
      '{"actor":"ann","commandId":"c-1","game":"buddies","options":{"best":3,"undo":false},' +
        '"record":"m-1","role":"player","seats":4,"type":"create-match"}',
    );
  });
});

describe('bytes that are no message', () => {
  it('have an answer, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(decodeCommand(noise).ok).toBe(false);
        expect(decodeOutcome(noise).ok).toBe(false);
      }),
    );
  });

  it('have an answer, whatever JSON they are, and none comes back that cannot be encoded', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom(...COMMANDS.flatMap(Object.values)));
    const close = fc
      .constantFrom(...COMMANDS)
      .chain((command) =>
        fc
          .record({ at: fc.constantFrom(...Object.keys(command)), value: field })
          .map(({ at, value }) => ({ ...command, [at]: value }) as unknown),
      );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), close), (value) => {
        const decoded = decodeJson(value);
        if (decoded.ok) expect(decodeCommand(encodeCommand(decoded.value))).toEqual(decoded);
        else expect(decoded.says).not.toBe('');
      }),
    );
  });

  it.each([
    ['no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['no JSON', bytes('{')],
    ['too many bytes', bytes(' '.repeat(MAX_MESSAGE_BYTES + 1))],
  ])('%s', (_, message) => {
    expect(decodeCommand(message).ok).toBe(false);
  });

  const act = { ...SENT, type: 'act', decision: 'd1', choice: 'x' };
  const create = { ...SENT, type: 'create-match', game: 'fuzzycards' };
  const long = (length: number): string => 'x'.repeat(length);
  const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
  it.each([
    ['an unknown type', { ...SENT, type: 'dance' }],
    ['a field too many', { ...SENT, type: 'concede', why: 'tired' }],
    ['no actor', { ...SENT, actor: undefined, type: 'concede' }],
    ['an unknown role', { ...SENT, role: 'king', type: 'concede' }],
    ['an empty command id', { ...act, commandId: '' }],
    ['a long command id', { ...act, commandId: long(MAX_ID_LENGTH + 1) }],
    ['a command id of other letters', { ...act, commandId: 'a/b' }],
    ['words that are too long', { ...act, choice: long(MAX_WORDS_LENGTH + 1) }],
    ['words of two lines', { ...act, choice: 'one\ntwo' }],
    ['words that steer a terminal', { ...act, choice: '\u001b[2J' }],
    ['words that turn the direction of writing', { ...act, choice: 'a\u202eb' }],
    ['words of half a character', { ...act, choice: '\ud800' }],
    ['a long id of an option among others', { ...act, choice: [long(MAX_CHOICE_LENGTH + 1)] }],
    ['ids of options that are no ASCII', { ...act, choice: ['é'] }],
    ['too many choices', { ...act, choice: many(MAX_CHOICES + 1, 'c1') }],
    ['a fraction', { ...act, choice: 0.5 }],
    ['a number beyond the safe ones', { ...act, choice: 2 ** 53 }],
    ['seat 0', { ...SENT, type: 'take-seat', seat: 0, deck: [], expectedSeq: 0 }],
    ['a negative seq', { ...SENT, type: 'get-ready', expectedSeq: -1 }],
    ['too many seats', { ...create, seats: MAX_SEATS + 1 }],
    ['a game that is a path', { ...create, game: '../x' }],
    ['an option of many values', { ...create, options: { a: [1] } }],
    [
      'too many cards',
      { ...SENT, type: 'take-seat', seat: 1, deck: many(MAX_DECK_CARDS + 1, 'c'), expectedSeq: 0 },
    ],
    [
      'too many options',
      {
        ...create,
        options: Object.fromEntries(many(MAX_MATCH_OPTIONS + 1, 0).map((_, i) => [`o${i}`, i])),
      },
    ],
  ])('a command with %s', (_, value) => {
    expect(decodeJson(value).ok).toBe(false);
  });

  it('an option called __proto__ reaches nobody', () => {
    const decoded = decodeCommand(
      bytes(JSON.stringify(create).replace('}', ',"options":{"__proto__":{"a":1}}}')),
    );
    const options = decoded.ok && decoded.value.type === 'create-match' && decoded.value.options;
    expect(options ? Object.getPrototypeOf(options) : Object.prototype).toBe(Object.prototype);
    expect(Object.keys(options || {})).toEqual([]);
  });

  it('-0 is 0', () => {
    const decoded = decodeCommand(bytes(JSON.stringify(act).replace('"x"', '-0')));
    expect(decoded).toEqual({ ok: true, value: { ...act, choice: 0 } });
  });

  it.each([
    ['a delay in events is a whole number from 0', { spectatorDelay: { events: -1, seconds: 0 } }],
    ['the number of seats is a whole number from 1 to', { seats: 1.5 }],
    ['options are an object', { options: [1] }],
    ['the value of an option is true, false', { options: { a: [1] } }],
    ['the time until a match counts as left', { abandonAfterMs: 5 }],
    [
      'the bank in milliseconds is a whole number from 1000',
      { clock: { kind: 'bank', bankMs: 5 } },
    ],
    ['the increment in milliseconds', { clock: { kind: 'bank', bankMs: 5_000, incrementMs: -1 } }],
    ['the time for a decision', { clock: { kind: 'per-decision', decisionMs: 1e9 } }],
    ['a clock is {"kind": "bank"', { clock: { kind: 'sand' } }],
    ['a clock is {"kind": "bank"', { clock: 300 }],
    ['without anything else', { clock: { kind: 'bank', bankMs: 5_000, decisionMs: 5_000 } }],
  ])('says in words for people: %s', (words, wrong) => {
    const decoded = decodeJson({ ...create, ...wrong });
    expect(decoded).toEqual({ ok: false, says: expect.stringContaining(words) });
  });

  it('says what is wrong without repeating what was sent', () => {
    const decoded = decodeJson({ ...act, choice: 'my hand: ü\n' });
    expect(decoded).toEqual({ ok: false, says: expect.stringContaining('choice') });
    expect(JSON.stringify(decoded)).not.toContain('my hand');
  });
});
