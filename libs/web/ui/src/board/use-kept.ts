/** What was drawn before and is equal is not drawn again. */
import { kept } from '@scoresheet/rules-presentation';
import { useRef } from 'react';

export function useKept<T>(now: T): T {
  const before = useRef(now);
  before.current = kept(before.current, now);
  return before.current;
}
