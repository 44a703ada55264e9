/**
 * The deck that is built. The address holds it, so that a reload, a kept and a copied address all
 * lead back to it; browsers allow few changes of an address in a short time, so it follows after a
 * moment.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EMPTY_DECK, type Deck } from '../deck.js';
import { readLink, writeLink } from '../link/deck-link.js';

const SETTLE_MS = 400;

interface BuiltDeck {
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
  /** The address held something that is no deck. */
  readonly isLost: boolean;
}

export function useDeck(): BuiltDeck {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [deck, change] = useState(() => readLink(hash) ?? EMPTY_DECK);
  const inAddress = useRef(hash);
  useEffect(() => {
    if (hash === inAddress.current) return;
    inAddress.current = hash;
    change(readLink(hash) ?? EMPTY_DECK);
  }, [hash]);
  useEffect(() => {
    const isNothing = deck.name === '' && deck.entries.length === 0;
    const wanted = isNothing ? '' : `#${writeLink(deck)}`;
    if (wanted === inAddress.current || (isNothing && isBroken(inAddress.current))) return;
    const timer = setTimeout(() => {
      inAddress.current = wanted;
      void navigate({ hash: wanted }, { replace: true, preventScrollReset: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [deck, navigate]);
  return { deck, change, isLost: isBroken(hash) };
}

const isBroken = (hash: string): boolean => hash.length > 1 && readLink(hash) === undefined;
