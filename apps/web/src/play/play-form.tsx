/** Everything about a match, with what is usual filled in, and one button. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadEntry } from '../match/game/load-game.js';
import { BeginBar } from './begin-bar.js';
import { DeckChoice } from './deck-choice.js';
import { GameChoice, OpponentChoice, SeatsChoice } from './game-choice.js';
import { OpensChoice } from './opens-choice.js';
import '../app/form.css';
import './play.css';
import type { GameToPlay } from './play-documents.js';
import { readingsOf } from './readings.js';
import { ClockChoice, MoreTerms } from './terms-choice.js';
import { useBeginning } from './use-beginning.js';
import { useDeck } from './use-deck.js';
import { useLoaded } from './use-loaded.js';
import { usualMatch } from './wanted.js';

interface PlayFormProps {
  readonly games: readonly [GameToPlay, ...GameToPlay[]];
}

export function PlayForm({ games }: PlayFormProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const byId = (id: string | null): GameToPlay => games.find((each) => each.id === id) ?? games[0];
  const [wanted, setWanted] = useState(() => usualMatch(byId(search.get('game'))));
  const game = byId(wanted.game);
  const deck = useDeck(game, wanted.options);
  const entry = useLoaded(loadEntry, game.id);
  const beginning = useBeginning();
  const choosing = { games, game, wanted, onChange: setWanted };
  return (
    <form
      className="play-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (deck.cards) beginning.begin(wanted, deck.cards);
      }}
    >
      <GameChoice {...choosing} />
      <OpponentChoice {...choosing} />
      <SeatsChoice {...choosing} />
      <DeckChoice game={game.id} deck={deck} />
      {game.decks.length === 0 && <p className="hint">{t('play.deck.none')}</p>}
      <ClockChoice {...choosing} />
      <OpensChoice {...choosing} />
      <MoreTerms {...choosing} readings={entry ? readingsOf(entry) : []} />
      <BeginBar
        game={game}
        wanted={wanted}
        deck={deck.pick}
        canBegin={deck.cards !== undefined}
        beginning={beginning}
      />
    </form>
  );
}
