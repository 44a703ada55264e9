/** A page that has come to rest: whoever compares two of them has to meet both there. */
import type { Page } from 'playwright-core';

/** A page that draws nothing for so many frames has drawn all that it knows. */
const STILL_FRAMES = 30;

interface Observed {
  observe(target: unknown, what: object): void;
  disconnect(): void;
}

declare const document: unknown;
declare const MutationObserver: new (changed: () => void) => Observed;
declare function requestAnimationFrame(draw: () => void): number;

/** Waits until nothing of the document changes any more, from frame to frame. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        let left = frames;
        const observer = new MutationObserver(() => (left = frames));
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const look = (): void => {
          left -= 1;
          if (left > 0) return void requestAnimationFrame(look);
          observer.disconnect();
          done();
        };
        look();
      }),
    STILL_FRAMES,
  );
