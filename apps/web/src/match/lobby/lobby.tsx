/** A match that has not begun: who sits, who is waited for, and what was agreed. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import '../../app/form.css';
import { isPublicPage } from '../../api/public-page.js';
import { DeckChoice } from '../../play/deck-choice.js';
import { GAMES } from '../../play/play-documents.js';
import { useDeck } from '../../play/use-deck.js';
import type { ShownGame } from '../game/load-game.js';
import type { MatchFields } from '../match-documents.js';
import { SeriesScore } from '../series/series-score.js';
import { AgreedTerms } from './agreed-terms.js';
import { Invitation } from './invitation.js';
import './lobby.css';
import { LobbySeats } from './lobby-seats.js';
import { useLobbyActs, type LobbyFate } from './use-lobby-acts.js';
import { Waiting } from './waiting.js';

interface LobbyProps {
  readonly match: MatchFields;
  readonly game: ShownGame;
  /** A moment of the past: the lobby as it was then, without anything to press. */
  readonly isPast: boolean;
}

export function Lobby({ match, game, isPast }: LobbyProps) {
  const { t } = useTranslation();
  return (
    <div className="page lobby">
      <h1 lang="en">{game.title}</h1>
      <SeriesScore match={match} />
      {match.status === 'OVER' && <p>{t('lobby.closed')}</p>}
      {match.status !== 'OVER' && isPast && <PastLobby match={match} />}
      {match.status !== 'OVER' && !isPast && <OpenLobby key={match.id} match={match} game={game} />}
    </div>
  );
}

const PastLobby = ({ match }: Pick<LobbyProps, 'match'>) => (
  <>
    <LobbySeats match={match} />
    <AgreedTerms match={match} />
  </>
);

const NO_OPTIONS = {};
const NO_DECKS: [] = [];

function OpenLobby({ match, game }: Omit<LobbyProps, 'isPast'>) {
  const { data } = useQuery(GAMES);
  const decks = data?.games.find(({ id }) => id === game.id)?.decks ?? NO_DECKS;
  const deck = useDeck({ id: game.id, decks }, NO_OPTIONS);
  const acts = useLobbyActs(match);
  const hasFreeSeat = match.seats.some(({ actor }) => actor === null);
  const maySit = match.ownSeat === null && hasFreeSeat && !isPublicPage;
  return (
    <>
      <Waiting match={match} acts={acts} />
      <Problem fate={acts.fate} />
      {maySit && <DeckChoice game={game.id} deck={deck} />}
      <LobbySeats match={match} acts={acts} deck={maySit ? deck.cards : undefined} />
      {match.ownSeat !== null && hasFreeSeat && <Invitation match={match} />}
      <AgreedTerms match={match} />
    </>
  );
}

function Problem({ fate }: { readonly fate: LobbyFate }) {
  const { t } = useTranslation();
  switch (fate.is) {
    case 'quiet':
    case 'going':
      return null;
    case 'refused':
      return (
        <p className="problem" role="alert" lang="en">
          {fate.says}
        </p>
      );
    case 'conflict':
    case 'pending':
    case 'offline':
      return (
        <p className="problem" role="alert">
          {t(PROBLEMS[fate.is])}
        </p>
      );
  }
}

const PROBLEMS = {
  conflict: 'lobby.moved',
  pending: 'lobby.unsaid',
  offline: 'state.unreachable',
} as const;
