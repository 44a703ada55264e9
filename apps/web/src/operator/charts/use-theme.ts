/** Whether the page is light or dark at the moment: a canvas does not follow by itself. */
import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useTheme = (): string | undefined =>
  useSyncExternalStore(subscribe, () => root.dataset['theme']);
