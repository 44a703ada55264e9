import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES, playGolden } from './golden-matches.js';
import type { GoldenMatch } from './golden-match.js';
import { environment, sha256 } from './recorded-match.js';

const EARLIER = 'buddyfight/2';
const { penetrates } = GOLDEN_MATCHES['buddyfight'] as { readonly penetrates: GoldenMatch };

/** Creates matches as the release before did; whatever follows is decided by today's catalog. */
const begunEarlier = {
  ...environment,
  rulesOf: (id: string) => environment.rulesOf(id === 'buddyfight' ? EARLIER : id),
};

describe('A match of buddyfight/2 under the programs of buddyfight/3', () => {
  const text = playGolden('buddyfight', 'penetrates', penetrates, begunEarlier);

  it('is played to its end by the rules that it was begun with', () => {
    expect(text).toContain(`"ruleset":"${EARLIER}"`);
    expect(text).not.toContain('"kind":"penetrate"');
    expect(text).toContain('"kind":"ended"');
  });

  it('verifies with the archived rules', () => {
    const verdict = verifyExport(encodeUtf8(text), matchRefolder(environment), sha256);
    expect(verdict).toMatchObject({ verdict: 'EXACT' });
  });

  it('asks for the order of Penetrates only if it is begun with buddyfight/3', () => {
    expect(playGolden('buddyfight', 'penetrates', penetrates)).toContain('"kind":"penetrate"');
  });
});
