/** A screen on a wall does not go to sleep, where the browser can say so; elsewhere the machine has to be told. */
import { useEffect } from 'react';

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = (): void => {
      // Browsers have it over HTTPS alone, and give it up while the page is hidden.
      if (document.hidden || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').then(
        (given) => void (isOver ? given.release() : (lock = given)),
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
