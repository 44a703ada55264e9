/**
 * What is looked for, at once, and in the address after a moment: browsers allow few changes of an
 * address in a short time, and whoever types waits for none.
 */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Sought } from './find-cards.js';
import { addressOf, soughtIn } from './sought-address.js';

const SETTLE_MS = 300;

export function useSought(): readonly [Sought, (sought: Sought) => void] {
  const [search, setSearch] = useSearchParams();
  const [sought, setSought] = useState(() => soughtIn(search));
  const inAddress = useRef(writtenOf(sought));
  useEffect(() => {
    const found = soughtIn(search);
    if (writtenOf(found) === inAddress.current) return;
    inAddress.current = writtenOf(found);
    setSought(found);
  }, [search]);
  useEffect(() => {
    const written = writtenOf(sought);
    if (written === inAddress.current) return;
    const timer = setTimeout(() => {
      inAddress.current = written;
      setSearch(addressOf(sought), { replace: true, preventScrollReset: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [sought, setSearch]);
  return [sought, setSought];
}

const writtenOf = (sought: Sought): string => addressOf(sought).toString();
