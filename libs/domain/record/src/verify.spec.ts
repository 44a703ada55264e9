import { describe, expect, it } from 'vitest';
import { diceAndHands, play } from './dice-and-hands.spec-kit.js';
import { nodeSha256 } from './sha256.spec-kit.js';
import { encodeUtf8 } from './utf8.js';
import { verifyExport } from './verify.js';
import { exportRecord } from './write-export.js';

describe('Verification of an honest export', () => {
  it('is EXACT', () => {
    const file = exportRecord(
      play(6).map((event) => event.bytes),
      nodeSha256,
    );
    expect(verifyExport(encodeUtf8(file), diceAndHands, nodeSha256)).toMatchObject({
      verdict: 'EXACT',
      events: 7,
    });
  });
});
