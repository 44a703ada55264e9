import { describe, expect, it } from 'vitest';
import { redundantInjects } from './redundant-injects.js';
import { workspaceFiles } from './workspace-files.js';

const file = (text: string) => ({ path: 'libs/services/a/src/a.service.ts', text });

describe('What Nest injects by its type', () => {
  it('is named once in the whole workspace', () => {
    expect(redundantInjects(workspaceFiles())).toEqual([]);
  });

  it.each([
    'constructor(@Inject(Clock) private readonly clock: Clock) {}',
    '@Inject(Clock)\n  private readonly clock!: Clock;',
  ])('is found where it is named twice: %s', (text) => {
    expect(redundantInjects([file(text)])).toHaveLength(1);
  });

  it.each([
    'constructor(@Inject(CLOCK) private readonly clock: Clock) {}',
    'constructor(@Inject(Clock) private readonly clock: Pick<Clock, "now">) {}',
    '@Inject() private readonly clock!: Clock;',
  ])('needs its token where the type is none: %s', (text) => {
    expect(redundantInjects([file(text)])).toEqual([]);
  });
});
