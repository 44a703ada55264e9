import { describe, expect, it } from 'vitest';
import { bestEncoding } from './best-encoding.js';

const BOTH = ['gzip', 'br'];

describe('The form in which a file is sent', () => {
  it.each([
    ['gzip, deflate, br, zstd', BOTH, 'br'],
    ['gzip, deflate', BOTH, 'gzip'],
    ['br;q=0.5, gzip;q=1.0', BOTH, 'br'],
    ['br;q=0, gzip', BOTH, 'gzip'],
    ['br; q=0.00, gzip ;q=0', BOTH, undefined],
    ['br', ['gzip'], undefined],
    ['brotli, xgzip', BOTH, undefined],
    [undefined, BOTH, undefined],
    ['gzip, br', [], undefined],
  ])('to who takes %j, where there is %j, is %j', (accepts, there, best) => {
    expect(bestEncoding(accepts, there)).toBe(best);
  });
});
