/** What is typed, once it rests: nobody is asked for what stands there between two letters. */
import { useEffect, useState } from 'react';

/** An empty field is told at once. */
export function useSettled(typed: string, restsMs: number): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : restsMs);
    return () => clearTimeout(timer);
  }, [typed, restsMs]);
  return settled;
}
