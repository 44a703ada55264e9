/** Keys that hold at every match: f turns the board round, v looks with other eyes, ? tells all keys. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { singleKeys } from '../../app/single-keys.js';
import { turnedRound } from '../board/seat-below.js';
import type { MatchFields } from '../match-documents.js';
import { isWriting } from './is-writing.js';

export function useMatchKeys(match: MatchFields, help: () => void): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || isWriting(target) || !singleKeys.read()) return;
      if (key === 'f') setSearch(turnedRound(search, match), { replace: true });
      if (key === 'v') setSearch(withOtherEyes(search, match), { replace: true });
      if (key === '?') help();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** One's own sight, then what everybody sees, then seat after seat where the record is open. */
export function withOtherEyes(
  search: URLSearchParams,
  { opens, status, seats }: Pick<MatchFields, 'opens' | 'status' | 'seats'>,
): URLSearchParams {
  const isOpen = opens === 'AT_END' && status === 'OVER';
  const all = ['', 'public', ...(isOpen ? seats.map(({ seat }) => String(seat)) : [])];
  const now = all.indexOf(search.get('as') ?? '');
  const next = all[(now + 1) % all.length] ?? '';
  const other = new URLSearchParams(search);
  if (next === '') other.delete('as');
  else other.set('as', next);
  return other;
}
