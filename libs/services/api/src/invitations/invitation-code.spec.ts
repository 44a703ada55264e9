import { describe, expect, it } from 'vitest';
import { codeOf, plainCode } from './invitation-code.js';

const HASH = '0123456789abcdef'.repeat(4);

describe('The code of an invitation', () => {
  it('is three groups of four signs that can be told apart', () => {
    expect(codeOf(HASH)).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    expect(codeOf(HASH)).toBe(codeOf(HASH));
    expect(codeOf(HASH.replace('f', 'e'))).not.toBe(codeOf(HASH));
  });

  it.each([
    ['as it is shown', 'k3f9-t2mx-w801'],
    ['in capitals', 'K3F9-T2MX-W801'],
    ['with gaps', ' k3f9 t2mx w801 '],
    ['with letters that look like digits', 'k3f9t2mxw8ol'],
  ])('is the same, written %s', (_how, written) => {
    expect(plainCode(written)).toBe('k3f9t2mxw801');
  });
});
