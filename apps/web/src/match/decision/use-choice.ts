/** A choice that is being made: what was pointed at and said, undone, sent, and what became of it. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import {
  narrow,
  type Narrowing,
  type Pick,
  type Sentence,
  refusalWords,
} from '@scoresheet/rules-presentation';
import type { Choice } from '@scoresheet/rules-engine';
import { useEffect, useRef, useState } from 'react';
import type { ShownGame } from '../game/load-game.js';
import type { OwnDecision } from './own-decision.js';

/** A decision that has just come is not answered by a finger that was on its way to the last one. */
const GUARD_MS = 300;

interface Making {
  readonly verb?: string;
  readonly picks: readonly Pick[];
  readonly written?: string;
}

/** What became of an answer: of a command, or of one that is only tried. */
export type Sent =
  | { readonly is: 'accepted' | 'conflict' | 'pending' }
  | { readonly is: 'refused'; readonly rule: string | null; readonly says: string };

type Send = (decision: string, choice: Choice) => Promise<Sent>;

type Fate =
  | { readonly is: 'choosing' }
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly says: Sentence }
  | { readonly is: 'conflict' }
  | { readonly is: 'offline' };

export interface MadeChoice extends Narrowing {
  readonly made: Making;
  readonly fate: Fate;
  readonly say: (verb: string) => void;
  readonly pick: (pick: Pick) => void;
  readonly write: (words: string) => void;
  readonly undo: (() => void) | undefined;
  readonly send: ((choice: Choice) => void) | undefined;
}

const NOTHING: Making = { picks: [] };
const NOTHING_OFFERED: Narrowing = { verbs: [], next: [] };
const CHOOSING: Fate = { is: 'choosing' };

export function useChoice(
  game: ShownGame,
  decision: OwnDecision | undefined,
  sendAs: Send,
): MadeChoice {
  const [making, setMaking] = useState({ decision: decision?.id, made: NOTHING, fate: CHOOSING });
  const since = useRef({ decision: '', at: 0 });
  useEffect(() => {
    since.current = { decision: decision?.id ?? '', at: performance.now() };
  }, [decision?.id]);
  const isOfNow = making.decision === decision?.id;
  const { made, fate } = isOfNow ? making : { made: NOTHING, fate: CHOOSING };
  const isGuarded = (): boolean =>
    since.current.decision !== decision?.id || performance.now() - since.current.at < GUARD_MS;
  const put = (next: Partial<{ made: Making; fate: Fate }>): void =>
    setMaking({ decision: decision?.id, made, fate: CHOOSING, ...next });
  const change = (next: Making): void =>
    void (isGuarded() || fate.is === 'sent' || put({ made: next }));
  const settle = (fateNow: Fate): void =>
    setMaking((now) => (now.decision === decision?.id ? { ...now, fate: fateNow } : now));
  const send = (choice: Choice): void => {
    if (!decision || isGuarded() || fate.is === 'sent') return;
    put({ fate: { is: 'sent' } });
    void sendAs(decision.id, choice).then(
      (sent) => settle(fateOf(sent)),
      () => settle({ is: 'offline' }),
    );
  };
  return {
    ...(decision ? narrow(game.reads, decision, made) : NOTHING_OFFERED),
    made,
    fate,
    say: (verb) => change({ ...made, verb }),
    pick: (pick) => change({ ...made, picks: [...made.picks, pick] }),
    write: (written) => change({ ...made, written }),
    undo: isEmpty(made) || fate.is === 'sent' ? undefined : () => change(undone(made)),
    send: fate.is === 'sent' ? undefined : send,
  };
}

/** What was accepted stays "sent" until the event is here, and with it the next decision. */
const fateOf = (sent: Sent): Fate => {
  switch (sent.is) {
    case 'accepted':
    case 'pending':
      return { is: 'sent' };
    case 'refused':
      return {
        is: 'refused',
        says: refusalWords(withoutUndefined({ says: sent.says, rule: sent.rule ?? undefined })),
      };
    case 'conflict':
      return { is: 'conflict' };
  }
};

const isEmpty = ({ verb, picks, written }: Making): boolean =>
  verb === undefined && picks.length === 0 && !written;

/** The last pick is taken back, then the verb. */
function undone({ verb, picks }: Making): Making {
  if (picks.length === 0) return NOTHING;
  return withoutUndefined({ verb, picks: picks.slice(0, -1) });
}
