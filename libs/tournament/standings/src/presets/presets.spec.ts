import { describe, expect, it } from 'vitest';
import { isStandingsPreset, presetNamed, PRESETS } from './presets.js';

describe('Presets', () => {
  it('are found by name and version', () => {
    expect(presetNamed('magic/1')).toBe(PRESETS['magic/1']);
    expect(presetNamed('magic/99')).toBeUndefined();
    expect(['fide/2', 'fide', 'toString', ''].map(isStandingsPreset)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('never change once they are released: this list only grows', () => {
    expect(PRESETS).toMatchSnapshot();
  });
});
