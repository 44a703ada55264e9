/** The list that somebody plays: looked at card by card here, and handed in only when it may be played. */
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../app/form.css';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import { DeckChoice } from '../../../play/deck-choice.js';
import { PageState } from '../../../play/page-state.js';
import { GAMES, type GameToPlay } from '../../../play/play-documents.js';
import { useDeck } from '../../../play/use-deck.js';
import { sendOrder } from '../../orders/send-order.js';
import { HAND_IN } from '../own-orders.js';

interface DeckFormProps {
  readonly tournament: string;
  readonly game: string;
  readonly entrant: number;
  readonly hasList: boolean;
  readonly onHandedIn: (token: string) => Promise<void>;
}

/** A list that was handed in stands as one line, until somebody wants another one. */
export function DeckForm(props: DeckFormProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(!props.hasList);
  if (!isOpen) {
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('own.deck.another')}
      </button>
    );
  }
  return <DeckOfGame {...props} onDone={() => setOpen(false)} />;
}

type OpenProps = DeckFormProps & { readonly onDone: () => void };

function DeckOfGame(props: OpenProps) {
  const { data, error, refetch } = useQuery(GAMES);
  const game = data?.games.find(({ id }) => id === props.game);
  if (!game) {
    return <PageState failed={error !== undefined} onAgain={() => void refetch()} />;
  }
  return <DeckToHandIn {...props} playing={game} />;
}

/** The terms of the event may ask for more; then the server says so, and the list stays as it was typed. */
const USUAL = {};

function DeckToHandIn({
  tournament,
  entrant,
  playing,
  onHandedIn,
  onDone,
}: OpenProps & { readonly playing: GameToPlay }) {
  const { t } = useTranslation();
  const deck = useDeck(playing, USUAL);
  const { isGoing, problem, give } = useOrder();
  const { cards } = deck;
  const handIn = async (list: readonly string[]) => {
    const fate = await sendOrder(HAND_IN, { tournament, entrant, cards: [...list] });
    if (fate.is === 'accepted') void onHandedIn(fate.token).then(onDone);
    return fate;
  };
  return (
    <div className="own-form">
      <DeckChoice game={playing.id} deck={deck} />
      <button
        type="button"
        className="button"
        data-main
        disabled={cards === undefined || isGoing}
        onClick={() => cards && give(() => handIn(cards))}
      >
        {t('own.deck.do')}
      </button>
      <OrderProblem problem={problem} />
    </div>
  );
}
