/**
 * A setting that this browser keeps. Nothing of a match, of a hand or of an account is ever kept
 * this way. A browser that keeps nothing (a private window) has the usual values.
 */
interface Kept<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
}

export function kept<T>(name: string, usual: T): Kept<T> {
  const key = `scoresheet.${name}`;
  let now: T | undefined;
  return {
    read: () => (now ??= stored(key) ?? usual),
    write: (value) => {
      now = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The value holds until the page is left.
      }
    },
  };
}

function stored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
