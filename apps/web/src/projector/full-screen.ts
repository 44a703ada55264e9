/** The whole screen, where the browser gives it: by the way here, or by the key f once one is here. */
import { useEffect } from 'react';
import { singleKeys } from '../app/single-keys.js';

/** A browser that refuses shows the page in its window, as large as that is. */
export function askForFullScreen(): void {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function useFullScreenKey(): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key !== 'f' || ctrlKey || metaKey || altKey || !singleKeys.read()) return;
      if (document.fullscreenElement) void document.exitFullscreen();
      else askForFullScreen();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
