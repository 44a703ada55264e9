/** A list that is typed, read as it stands, and entered; what was refused stays in the field. */
import { useEffect, useState } from 'react';
import type { LeadersView } from '../lead/leaders-documents.js';
import { enterList, type ListEntered } from './enter-list.js';
import { readList, type ListRead } from './read-list.js';

type EnteringState =
  | { readonly is: 'typing' | 'going' | 'offline' }
  | { readonly is: 'told'; readonly told: ListEntered };

interface Entering {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The list as it was read; undefined where nothing is written. */
  readonly read: ListRead | undefined;
  readonly state: EnteringState;
  readonly enter: () => void;
}

export function useEntering(tournament: string, { forbiddenPairs }: LeadersView): Entering {
  const [text, setText] = useState('');
  const [state, setState] = useState<EnteringState>({ is: 'typing' });
  const read = useRead(text);
  return {
    text,
    read,
    state,
    type(typed) {
      setText(typed);
      setState({ is: 'typing' });
    },
    enter() {
      if (!read?.ok) return;
      setState({ is: 'going' });
      enterList({ tournament, rows: read.rows, forbidden: forbiddenPairs }).then(
        (told) => {
          setState({ is: 'told', told });
          if (told.is === 'entered') setText('');
        },
        () => setState({ is: 'offline' }),
      );
    },
  };
}

function useRead(text: string): ListRead | undefined {
  const [read, setRead] = useState<ListRead>();
  useEffect(() => {
    if (text.trim() === '') {
      setRead(undefined);
      return undefined;
    }
    let isOver = false;
    void readList(text).then((found) => void (isOver || setRead(found)));
    return () => void (isOver = true);
  }, [text]);
  return read;
}
