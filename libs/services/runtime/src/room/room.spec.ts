import { expect, it } from 'vitest';
import { NoRoom } from './no-room.js';
import { ENOUGH_FREE_BYTES, LEAST_FREE_BYTES, Room } from './room.js';

function table(folder: string | undefined = '/data') {
  const now = { freeBytes: 10 * LEAST_FREE_BYTES, ms: 0 };
  const freeBytes = async () => now.freeBytes;
  const room = new Room({ folder, freeBytes, nowMs: () => now.ms });
  const shortageAt = async (bytes: number) => {
    now.freeBytes = bytes;
    await room.look();
    return room.shortage();
  };
  return { room, now, shortageAt };
}

const refused = (code: string) => Object.assign(new Error('could not extend file'), { code });

it('A disk is short of room before it is full, and says so with what to do', async () => {
  const { shortageAt } = table();
  expect(await shortageAt(LEAST_FREE_BYTES)).toBeUndefined();
  expect(await shortageAt(LEAST_FREE_BYTES - 1)).toMatch(
    /63 MB are free where \/data .* Make room/,
  );
  expect(await shortageAt(0)).toMatch(/Only 0 MB/);
});

it('It is enough again only with some more, so that it does not change all the time', async () => {
  const { shortageAt } = table();
  await shortageAt(0);
  expect(await shortageAt(ENOUGH_FREE_BYTES - 1)).toBeDefined();
  expect(await shortageAt(ENOUGH_FREE_BYTES)).toBeUndefined();
  expect(await shortageAt(ENOUGH_FREE_BYTES - 1)).toBeUndefined();
});

it('A database that refuses for want of room is believed for a while, wherever it is', () => {
  const { room, now } = table(undefined);
  room.failed(new Error('the log did not answer', { cause: refused('53100') }));
  expect(room.shortage()).toMatch(/PostgreSQL has no room .* disk of that server/);
  now.ms = 10_001;
  expect(room.shortage()).toBeUndefined();
});

it.each([
  ['another refusal', refused('23505')],
  ['no error at all', 'No space'],
])('It is not believed of %s', (_, error) => {
  const { room } = table(undefined);
  room.failed(error);
  expect(room.shortage()).toBeUndefined();
});

it.each([
  ['the operating system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['a program', new Error('initdb: could not write: No space left on device')],
  ['our own words', new NoRoom('/data')],
])('It is believed of %s', (_, error) => {
  const { room } = table(undefined);
  room.failed(error);
  expect(room.shortage()).toBeDefined();
});
