/** The whole screen, where the browser gives it: by two presses anywhere on the wall, or by the key f. */
import { useEffect } from 'react';
import { singleKeys } from '../app/single-keys.js';

export function useFullScreen(): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key === 'f' && !ctrlKey && !metaKey && !altKey && singleKeys.read()) turn();
    };
    addEventListener('keydown', press);
    addEventListener('dblclick', turn);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('dblclick', turn);
    };
  }, []);
}

/** A browser that refuses shows the page in its window, as large as that is. */
function turn(): void {
  const { documentElement: page, fullscreenElement } = document;
  if (fullscreenElement) void document.exitFullscreen();
  else void page.requestFullscreen?.().catch(() => undefined);
}
