/** The places of a player in the events of a list: asked for one event after the other, each once. */
import { useEffect, useRef, useState } from 'react';
import { placeIn, type Place } from './place-in.js';

type Places = ReadonlyMap<string, Place | undefined>;

export function usePlaces(account: string, name: string | null, events: readonly string[]): Places {
  const [places, setPlaces] = useState<Places>(new Map());
  const asked = useRef(new Set<string>());
  const list = events.join(' ');
  useEffect(() => {
    let isOver = false;
    const asking = async (): Promise<void> => {
      for (const event of list.split(' ').filter(Boolean)) {
        if (isOver || name === null) return;
        if (asked.current.has(event)) continue;
        asked.current.add(event);
        // Without an answer the row stands without a place: the event's own page has it.
        const place = await placeIn(event, { account, name }).catch(() => undefined);
        setPlaces((before) => new Map(before).set(event, place));
      }
    };
    void asking();
    return () => void (isOver = true);
  }, [account, name, list]);
  return places;
}
