/** Single keys of the replay: they are off while something is written, and can be switched off. */
import { useEffect } from 'react';
import { singleKeys } from '../../app/single-keys.js';
import { isWriting } from '../keys/is-writing.js';
import { nextNotable } from './notable.js';
import type { TurnStart } from './turns.js';
import type { RecordStore } from '../record/record-store.js';

interface Keys {
  readonly now: () => number;
  readonly last: number;
  readonly store: RecordStore;
  readonly turns: readonly TurnStart[];
  readonly step: (by: number) => void;
  readonly goTo: (seq: number | undefined) => void;
  readonly toggle: () => void;
}

export function useReplayKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (!singleKeys.read() && event.key.length === 1) return;
      if (act(keys, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function act({ now, last, store, turns, step, goTo, toggle }: Keys, key: string): boolean {
  switch (key) {
    case 'k':
      toggle();
      return true;
    case 'j':
    case 'ArrowLeft':
      step(-1);
      return true;
    case 'l':
    case 'ArrowRight':
      step(1);
      return true;
    case 'J':
      goTo(turns.findLast(({ seq }) => seq < now())?.seq ?? 0);
      return true;
    case 'L':
      goTo(turns.find(({ seq }) => seq > now())?.seq ?? last);
      return true;
    case 'n':
      goTo(nextNotable(store, now()) ?? last);
      return true;
    case '<':
    case 'Home':
      goTo(0);
      return true;
    case '>':
    case 'End':
      goTo(last);
      return true;
    default:
      return goToTurn(key, turns, goTo);
  }
}

function goToTurn(key: string, turns: readonly TurnStart[], goTo: Keys['goTo']): boolean {
  if (!/^[1-9]$/.test(key)) return false;
  const found = turns.find(({ turn }) => turn === Number(key));
  if (found) goTo(found.seq);
  return found !== undefined;
}
