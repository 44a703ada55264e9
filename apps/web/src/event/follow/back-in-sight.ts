/**
 * Titles, descriptions and names are stored outside the record, and a change of them makes no event.
 * So a page asks for them again when it comes back into sight.
 */

/** A shorter look at another page changes nothing. */
export const AWAY_MS = 60_000;

/** `back` is called when the page comes into sight after a minute or more. Returns the way to stop. */
export function onBackInSight(back: () => void): () => void {
  let hiddenSince = Infinity;
  const look = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now();
    } else {
      if (Date.now() - hiddenSince >= AWAY_MS) back();
      hiddenSince = Infinity;
    }
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
