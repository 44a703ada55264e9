import { describe, expect, it } from 'vitest';
import { commandSchema, createMatchSchema } from './command.js';
import { MAX_CARDS_OF_LISTS, MAX_DECK_CARDS, MAX_MESSAGE_BYTES } from './limits.js';
import { encodeCommand } from './match-messages.js';

const SENT = { commandId: 'c-1', record: 'm-1', actor: 'house', role: 'house' } as const;
const TABLE = { tournament: 't-1', phase: 1, round: 3, table: 12, game: 1, attempt: 1 };
const CREATE = { ...SENT, type: 'create-match', game: 'fuzzycards', table: TABLE } as const;
const CALL = { ...SENT, type: 'call-table-time', extraTurns: 3 } as const;

const list = (cards: number, code = 'FUZ-1'): string[] => Array.from({ length: cards }, () => code);
const isUnderstood = (message: object): boolean => commandSchema.safeParse(message).success;
const problem = (message: object): string | undefined =>
  commandSchema.safeParse(message).error?.issues[0]?.message;

describe('Matches of a tournament’s table', () => {
  it.each([
    CREATE,
    { ...CREATE, reserved: [{ actor: 'ann', list: list(40) }, { actor: 'bob' }] },
    { ...CREATE, begins: { seat: 2 } },
    { ...CREATE, begins: { chosenBy: 1 } },
    { ...SENT, type: 'get-ready', role: 'player', expectedSeq: 2, begins: 1 },
    CALL,
    { ...CALL, extraTurns: 0 },
    { ...CALL, extraTurns: 20 },
  ])('are spoken of by %j', (message) => {
    expect(isUnderstood(message)).toBe(true);
  });

  it.each([
    ['no tournament', { ...CREATE, table: { ...TABLE, tournament: undefined } }],
    ['the table 0', { ...CREATE, table: { ...TABLE, table: 0 } }],
    ['the game 0', { ...CREATE, table: { ...TABLE, game: 0 } }],
    ['the attempt 0', { ...CREATE, table: { ...TABLE, attempt: 0 } }],
    ['a phase in words', { ...CREATE, table: { ...TABLE, phase: 'swiss' } }],
    ['a room', { ...CREATE, table: { ...TABLE, room: 'red' } }],
    ['a seat for nobody', { ...CREATE, reserved: [{ list: [] }] }],
    ['a reserved seat with a name', { ...CREATE, reserved: [{ actor: 'ann', name: 'Ann' }] }],
    [
      'seats for eleven',
      { ...CREATE, reserved: Array.from({ length: 11 }, () => ({ actor: 'a' })) },
    ],
    [
      'a list that is no deck',
      { ...CREATE, reserved: [{ actor: 'a', list: list(MAX_DECK_CARDS + 1) }] },
    ],
    ['two who begin', { ...CREATE, begins: { seat: 1, chosenBy: 2 } }],
    ['nobody who begins', { ...CREATE, begins: {} }],
    ['extra turns below none', { ...CALL, extraTurns: -1 }],
    ['more extra turns than anybody plays', { ...CALL, extraTurns: 21 }],
    ['extra turns without a number', { ...CALL, extraTurns: undefined }],
  ])('are not spoken of with %s', (_, message) => {
    expect(isUnderstood(JSON.parse(JSON.stringify(message)) as object)).toBe(false);
  });

  it('who begins is one of two things, and the words say so', () => {
    expect(problem({ ...CREATE, begins: {} })).toBe(
      'who begins is {"seat"} or {"chosenBy"}, without anything else',
    );
  });

  it('their lists fit a command, whatever the cards are called', () => {
    const code = 'x'.repeat(64);
    const reserved = [1, 2, 3, 4].map((seat) => ({ actor: `a${seat}`, list: list(200, code) }));
    const command = createMatchSchema.parse({ ...CREATE, reserved });
    expect(reserved.flatMap((each) => each.list)).toHaveLength(MAX_CARDS_OF_LISTS);
    expect(encodeCommand(command).length).toBeLessThan(MAX_MESSAGE_BYTES);
    const oneMore = [...reserved, { actor: 'a5', list: [code] }];
    expect(problem({ ...CREATE, reserved: oneMore })).toBe(
      'the lists of a match have at most 800 cards together',
    );
  });
});
