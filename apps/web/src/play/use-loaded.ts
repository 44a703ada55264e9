/** What is fetched once for a page: undefined until it is here, and where it did not come. */
import { useEffect, useState } from 'react';

export function useLoaded<T>(load: (key: string) => Promise<T>, key: string): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: T }>();
  useEffect(() => {
    let isOver = false;
    load(key).then(
      (value) => void (isOver || setLoaded({ key, value })),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [load, key]);
  return loaded?.key === key ? loaded.value : undefined;
}
