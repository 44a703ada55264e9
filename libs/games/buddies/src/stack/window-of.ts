import type { StackWindow, State } from '@scoresheet/rules-engine';

/** The window that is open, which may lie below what takes effect in it. */
export const windowOf = ({ stack }: State): StackWindow | undefined =>
  stack.findLast((frame) => frame.kind === 'stack-window') as StackWindow | undefined;
