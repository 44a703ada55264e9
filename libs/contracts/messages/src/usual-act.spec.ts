import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandSchema } from './command.js';
import { MAX_CHOICE_LENGTH, MAX_CHOICES, MAX_ID_LENGTH, MAX_WORDS_LENGTH } from './limits.js';
import { usualAct } from './usual-act.js';

const ACT = {
  commandId: 'c-1',
  record: 'm-1',
  actor: 'ann',
  role: 'player',
  type: 'act',
  decision: 'd7',
  choice: 'attack c7 life',
};

/** What the schema makes of it, in the order of its members; undefined: it refuses. */
function bySchema(message: unknown): string | undefined {
  const parsed = commandSchema.safeParse(message);
  return parsed.success ? JSON.stringify(parsed.data) : undefined;
}

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'a b', 'ä', '\u200b', '\ud800', 'x\n', null, true, -0, 0, 1.5, 2 ** 53, {}),
  fc.nat({ max: 3 }).map((more) => 'a'.repeat(MAX_ID_LENGTH - 1 + more)),
  fc.nat({ max: 3 }).map((more) => 'a'.repeat(MAX_CHOICE_LENGTH - 1 + more)),
  fc.nat({ max: 3 }).map((more) => 'a'.repeat(MAX_WORDS_LENGTH - 1 + more)),
  fc.nat({ max: 3 }).map((more) => Array<string>(MAX_CHOICES - 1 + more).fill('c1')),
  fc.array(fc.oneof(fc.constantFrom('c1', 'ä', '', 3, null), fc.string())),
  fc.jsonValue(),
);
const member = fc.constantFrom(...Object.keys(ACT), 'seat', '__proto__', 'constructor');
const spoilt = fc.array(fc.tuple(member, odd), { maxLength: 2 }).chain((changes) =>
  fc.subarray(Object.keys(ACT), { minLength: 5 }).map((kept) => {
    const left = Object.entries(ACT).filter(([key]) => kept.includes(key));
    // As JSON gives it: a member of any name is one of the message itself.
    return JSON.parse(JSON.stringify(Object.fromEntries([...left, ...changes]))) as unknown;
  }),
);

describe('The usual answer, looked at by hand', () => {
  it('is what the schema makes of it, wherever it is taken, member by member', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.jsonValue()), (message) => {
        const usual = usualAct(message);
        if (usual === undefined) return;
        taken += 1;
        expect(JSON.stringify(usual)).toBe(bySchema(message));
      }),
      { numRuns: 5_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.each([
    ['an option', 'attack c7 life'],
    ['words', 'Ça va – “très” bien?'],
    ['nothing', ''],
    ['several options', ['c1', 'c2']],
    ['no options', []],
  ])('is taken: %s', (_what, choice) => {
    const usual = usualAct({ ...ACT, choice });
    expect(JSON.stringify(usual)).toBe(bySchema({ ...ACT, choice }));
  });

  it.each([
    ['a number, which may be -0', { ...ACT, choice: -0 }],
    ['another command', { ...ACT, type: 'concede' }],
    ['one member more', { ...ACT, seat: 1 }],
    ['an actor of odd letters', { ...ACT, actor: 'änn' }],
    ['a role that nobody has', { ...ACT, role: 'king' }],
    ['a text', 'act'],
    ['nothing at all', null],
  ])('is left to the schema: %s', (_what, message) => {
    expect(usualAct(message)).toBeUndefined();
  });
});
