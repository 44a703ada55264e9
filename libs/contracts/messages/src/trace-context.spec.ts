import { describe, expect, it } from 'vitest';
import { readTraceparent, traceHeadersOf, traceIdOf, writeTraceparent } from './trace-context.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const WELL_FORMED = `00-${traceId}-${parentId}-01`;

describe('A traceparent', () => {
  it('is read as it was written', () => {
    expect(writeTraceparent({ traceId, parentId })).toBe(WELL_FORMED);
    expect(readTraceparent(WELL_FORMED)).toEqual({ traceId, parentId });
  });

  it('of a later version may say more', () => {
    expect(readTraceparent(`cc-${traceId}-${parentId}-00-what-comes`)).toEqual({
      traceId,
      parentId,
    });
  });

  it.each([
    ['is missing', undefined],
    ['is no text', [WELL_FORMED]],
    ['is empty', ''],
    ['has capital letters', WELL_FORMED.toUpperCase()],
    ['has a version that is none', `ff-${traceId}-${parentId}-01`],
    ['has more than its version allows', `${WELL_FORMED}-more`],
    ['has no trace', `00-${'0'.repeat(32)}-${parentId}-01`],
    ['has no parent', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['is followed by another line', `${WELL_FORMED}\nmore`],
    ['is far too long', `cc-${traceId}-${parentId}-00-${'a'.repeat(300)}`],
  ])('that %s is none', (_what, text) => {
    expect(readTraceparent(text)).toBeUndefined();
  });

  it('goes on beside the messages that a message causes, and nothing else does', () => {
    const headers = { traceparent: WELL_FORMED, cookie: 'S3CRET' };
    expect(traceHeadersOf(headers)).toEqual({ traceparent: WELL_FORMED });
    expect(traceIdOf(headers)).toBe(traceId);
    expect(traceHeadersOf({ traceparent: 'nonsense' })).toBeUndefined();
    expect(traceHeadersOf(undefined)).toBeUndefined();
  });
});
