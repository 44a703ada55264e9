/** Whether the page has no room for the columns of a table, and folds them (`event.css` has the width). */
import { useSyncExternalStore } from 'react';

const narrow = globalThis.matchMedia?.('(width < 700px)') as MediaQueryList | undefined;

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => narrow?.matches ?? false);

function subscribe(changed: () => void): () => void {
  narrow?.addEventListener('change', changed);
  return () => narrow?.removeEventListener('change', changed);
}
