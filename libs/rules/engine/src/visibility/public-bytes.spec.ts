import { describe, expect, it } from 'vitest';
import type { Fact } from '../contract/facts.js';
import { publicBytes, publicCount } from './public-bytes.js';
import { see } from './see.js';
import { toy } from '../toys/toy.js';

const RULES = toy({
  id: 'shown/1',
  zones: { field: { faces: 'all', ids: 'all' }, hand: { faces: 'owner', ids: 'owner' } },
  openCounters: ['open'],
  stories: { told: ['loud'] },
  setup: () => undefined,
});

const modifier = { id: 'm1', card: 'c1', what: 'atk', by: 1, until: 'turn', giver: 1 } as const;
const FACTS: readonly Fact[] = [
  { kind: 'counted', seat: 1, what: 'open', to: 1 },
  { kind: 'counted', seat: 1, what: 'secret', to: 1 },
  { kind: 'marked', card: 'c1', place: 'field@1', mark: 'hurt', to: 1 },
  { kind: 'marked', card: 'hand1-1', place: 'hand@1', mark: 'hurt', to: 1 },
  { kind: 'slotted', card: 'hand1-1', place: 'hand@1', slot: 1 },
  { kind: 'modified', place: 'hand@1', modifier },
  { kind: 'unmodified', place: 'field@1', ids: ['m1'] },
  { kind: 'moved', card: 'hand1-1', as: 'c2', face: 'oak', from: 'hand@1', to: 'field@1', slot: 0 },
  { kind: 'shuffled', place: 'deck@1', order: [1, 0] },
  { kind: 'happened', what: 'told', loud: 'word', soft: 'secret' },
  { kind: 'rolled', sides: 6, shown: 3 },
];
const shown = (facts: readonly Fact[]) => facts.flatMap((fact) => see(RULES, fact, 'public') ?? []);

describe('What everybody is shown of facts', () => {
  it.each(FACTS.map((fact) => [JSON.stringify(fact), fact] as const))(
    'is counted: %s',
    (_, fact) => {
      expect(publicCount(RULES, [fact], 0)).toBe(shown([fact]).length);
    },
  );

  it('is weighed as JSON, nearly to the byte, and nothing hidden with it', () => {
    const said = JSON.stringify(shown(FACTS)).length;
    const weight = publicBytes(RULES, FACTS);
    expect(Math.abs(weight - said) / said).toBeLessThan(0.2);
    const louder = FACTS.map((fact) =>
      fact.kind === 'happened' ? { ...fact, soft: 'x'.repeat(1_000) } : fact,
    );
    expect(publicBytes(RULES, louder)).toBe(weight);
  });
});
