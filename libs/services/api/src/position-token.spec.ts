import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from './position-token.js';

const LOG = { logId: 'this-log', partitions: 4 };
const POSITION = { logId: 'this-log', topic: 'match.events', partition: 3, next: 17 };

describe('A position token', () => {
  it('is read as it was written', () => {
    expect(readPosition(writePosition(POSITION), LOG)).toEqual(POSITION);
  });

  it.each(['', 'x', 'e30', Buffer.from('["a","b",-1,0]').toString('base64url')])(
    'that nobody gave (%j) is refused with words',
    (token) => {
      expect(() => readPosition(token, LOG)).toThrow('no position token');
    },
  );

  it('of another log is refused: nobody could ever reach it', () => {
    const other = writePosition({ ...POSITION, logId: 'other-log' });
    expect(() => readPosition(other, LOG)).toThrow('another installation');
    const beyond = writePosition({ ...POSITION, partition: 4 });
    expect(() => readPosition(beyond, LOG)).toThrow('another installation');
  });
});
