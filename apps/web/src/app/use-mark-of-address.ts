/** A page comes after its address, and so the browser has found no such place yet. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part of the page that the address names. */
export function useMarkOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
