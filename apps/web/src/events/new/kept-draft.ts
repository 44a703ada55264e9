/** The event that was typed and not sent yet: this browser keeps it until the server has it. */
import { useState } from 'react';
import { kept } from '../../app/kept.js';
import { usualDraft, type EventDraft } from './event-draft.js';

const keptDraft = kept<Partial<EventDraft>>('new-event', {});

interface KeptDraft {
  readonly draft: EventDraft;
  readonly change: (part: Partial<EventDraft>) => void;
  readonly forget: () => void;
}

/** `game`: of a new draft. */
export function useKeptDraft(game: string): KeptDraft {
  const [draft, setDraft] = useState<EventDraft>(() => ({
    ...usualDraft(game),
    ...keptDraft.read(),
  }));
  const change = (part: Partial<EventDraft>): void => {
    const next = { ...draft, ...part };
    keptDraft.write(next);
    setDraft(next);
  };
  return { draft, change, forget: () => keptDraft.write({}) };
}
