/** The way from what is typed to an event: what is wrong first, then the server, then its pages. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { useOrder, type Order } from '../../order/use-order.js';
import { problemsOf, type DraftProblems } from './draft-problems.js';
import { termsOf, type EventDraft, type OfferedGame } from './event-draft.js';
import { useKeptDraft } from './kept-draft.js';
import { makeEvent } from './make-event.js';

interface NewEvent {
  readonly draft: EventDraft;
  readonly game: OfferedGame;
  /** Problems of the draft; nobody hears of an empty title before the first press. */
  readonly problems: DraftProblems;
  readonly order: Order;
  readonly change: (part: Partial<EventDraft>) => void;
  /** Makes the event; `first` is called with the name of a field that stops it. */
  readonly press: (first: (field: string) => void) => void;
}

export function useNewEvent(games: readonly [OfferedGame, ...OfferedGame[]]): NewEvent {
  const [search] = useSearchParams();
  const { draft, change, forget } = useKeptDraft(search.get('game') ?? games[0].id);
  const [wasPressed, setPressed] = useState(false);
  const order = useOrder();
  const navigate = useNavigate();
  const game = games.find(({ id }) => id === draft.game) ?? games[0];
  const found = problemsOf(draft, game);
  const make = async () => {
    const fate = await makeEvent(termsOf(draft, game));
    if (fate.is === 'accepted') {
      forget();
      await navigate(`/event/${fate.tournament}/organise`);
    }
    return fate;
  };
  const press = (first: (field: string) => void): void => {
    // A field with a problem may lie in what was folded away until it is told of.
    flushSync(() => setPressed(true));
    const [field] = Object.keys(found);
    if (field === undefined) order.give(make);
    else first(field);
  };
  return { draft, game, problems: wasPressed ? found : {}, order, change, press };
}
