import { view, type DecisionView, type Viewer } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { goOn, laidTable } from '../laid-table.spec-kit.js';
import type { ExodusFrame } from './exodus.js';

const hand = (size: number): readonly string[] => Array<string>(size).fill('Moth of Maybe');

const asked = (size: number, viewer: Viewer): readonly DecisionView[] => {
  const frame: ExodusFrame = { kind: 'exodus', seat: 1 };
  const play = goOn(laidTable({ south: { hand: hand(size) } }), frame);
  return view(play, viewer).decisions;
};

describe('Exodus with too many cards in hand', () => {
  it.each([[2] as const, ['public'] as const])(
    'shows to %s who discards and how many, and not what (A-FUZ-77)',
    (viewer) => {
      const [decision, ...others] = asked(9, viewer);
      expect(others).toEqual([]);
      expect(decision).toEqual({
        id: decision?.id,
        seat: 1,
        kind: 'discard',
        howMany: { min: 2, max: 2 },
      });
    },
  );

  it('shows to the seat itself what it may discard as well', () => {
    expect(asked(8, 1)).toMatchObject([
      { howMany: { min: 1, max: 1 }, options: { pick: 'some', min: 1, max: 1 } },
    ]);
  });

  it('asks nothing of a hand of seven (R-FUZ-47)', () => {
    expect(asked(7, 'public')).toMatchObject([{ kind: 'activate' }]);
  });
});
