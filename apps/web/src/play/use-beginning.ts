/** The way from what somebody wants to the table: a guest where nobody is signed in, then the match. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { beSomebody } from '../account/identity.js';
import type { CommandFate } from '../api/send-command.js';
import { beginMatch } from './begin-match.js';
import type { Wanted } from './wanted.js';

export type BeginningState =
  | { readonly is: 'waiting' }
  | { readonly is: 'going' }
  | { readonly is: 'offline' }
  /** `match`: it was opened, and a later step was not accepted. */
  | { readonly is: 'failed'; readonly fate: CommandFate; readonly match: string | undefined };

export interface Beginning {
  readonly state: BeginningState;
  readonly begin: (wanted: Wanted, deck: readonly string[]) => void;
}

export function useBeginning(): Beginning {
  const navigate = useNavigate();
  const [state, setState] = useState<BeginningState>({ is: 'waiting' });
  const go = async (wanted: Wanted, deck: readonly string[]): Promise<void> => {
    const opening = await beSomebody();
    if (opening.is === 'refused') {
      const fate: CommandFate = { is: 'refused', rule: null, says: opening.says };
      return setState({ is: 'failed', fate, match: undefined });
    }
    const { match, fate } = await beginMatch(wanted, deck);
    if (fate.is !== 'accepted') setState({ is: 'failed', fate, match });
    else if (match !== undefined) await navigate(`/match/${match}`);
  };
  const begin = (wanted: Wanted, deck: readonly string[]): void => {
    if (state.is === 'going') return;
    setState({ is: 'going' });
    go(wanted, deck).catch(() => setState({ is: 'offline' }));
  };
  return { state, begin };
}
