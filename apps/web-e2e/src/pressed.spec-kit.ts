/** What somebody does with their hands in a page: how often they press, and how many keys they type. */
import type { Page } from 'playwright-core';

interface Pressed {
  readonly presses: number;
  readonly keys: number;
}

interface Kept {
  readonly isTrusted: boolean;
}

declare const sessionStorage: {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
};
declare const addEventListener: (
  type: string,
  heard: (event: Kept) => void,
  how: { readonly capture: boolean },
) => void;

/** To be called before the first page: what is done from then on is counted, across pages. */
export const countPresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const count = (name: string): void =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1));
    addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && count('presses')), {
      capture: true,
    });
    addEventListener('keydown', ({ isTrusted }) => void (isTrusted && count('keys')), {
      capture: true,
    });
  });

export const pressedSoFar = (page: Page): Promise<Pressed> =>
  page.evaluate(() => ({
    presses: Number(sessionStorage.getItem('presses') ?? 0),
    keys: Number(sessionStorage.getItem('keys') ?? 0),
  }));

/** To find a thing and press it, and to find a key: slow, as on a phone that is not one's own. */
const SECONDS_OF_PRESS = 5;
const SECONDS_OF_KEY = 0.5;

/** How long a person takes for that. */
export const secondsOf = ({ presses, keys }: Pressed): number =>
  presses * SECONDS_OF_PRESS + keys * SECONDS_OF_KEY;
