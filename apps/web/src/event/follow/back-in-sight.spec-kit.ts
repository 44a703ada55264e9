/** Leaves a page for a time and comes back to it; the spec holds the clock. */
import { vi } from 'vitest';

export function leaveFor(ms: number): void {
  show('hidden');
  vi.setSystemTime(Date.now() + ms);
  show('visible');
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
