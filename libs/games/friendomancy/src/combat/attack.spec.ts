import { describe, expect, it } from 'vitest';
import { stepFrame } from '../turn/frames.js';
import { drawStep } from '../turn/draw-step.js';
import { attackStep } from './attack.js';

describe('What everybody may know of a step', () => {
  it('is who attacks whom with what, and how far it has come', () => {
    expect(attackStep.open).toEqual(['seat', 'card', 'target', 'stage']);
  });

  it('is whose Draw Step it is, whether it is over, and what was chosen (A-FRI-49)', () => {
    expect([...drawStep.open, 'kind'].sort()).toEqual(
      Object.keys(stepFrame('draw-step', 1)).sort(),
    );
    expect(drawStep.openChoices).toEqual(['draw-step']);
  });
});
