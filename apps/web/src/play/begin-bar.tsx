/** The choice as a sentence, and the one button that begins it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { GameToPlay } from './play-documents.js';
import type { DeckPick } from './use-deck.js';
import type { Beginning, BeginningState } from './use-beginning.js';
import type { Wanted } from './wanted.js';

interface BeginBarProps {
  readonly game: GameToPlay;
  readonly wanted: Wanted;
  readonly deck: DeckPick;
  readonly canBegin: boolean;
  readonly beginning: Beginning;
}

export function BeginBar({ game, wanted, deck, canBegin, beginning: { state } }: BeginBarProps) {
  const { t } = useTranslation();
  const { opponent, seats } = wanted;
  const isGoing = state.is === 'going';
  const who = seats > 2 ? MANY[opponent] : opponent;
  const count = opponent === 'bot' ? seats - 1 : seats;
  return (
    <div className="begin">
      <div>
        <p className="begin-sentence">
          <span lang="en">{game.title}</span> {t(`play.summary.${who}`, { count })},{' '}
          {t('play.summary.with', {
            deck: deck.is === 'known' ? deck.deck.name : t('play.summary.ownList'),
          })}
        </p>
        <Problem state={state} />
      </div>
      <button type="submit" className="button" data-main disabled={!canBegin || isGoing}>
        {isGoing ? t('play.begin.going') : t(`play.begin.${buttonOf(wanted)}`)}
      </button>
    </div>
  );
}

const MANY = { bot: 'bots', friend: 'friends', anybody: 'anybodies' } as const;

const buttonOf = ({ opponent, seats }: Wanted): string =>
  opponent === 'bot' && seats > 2 ? 'bots' : opponent;

function Problem({ state }: { readonly state: BeginningState }) {
  const { t } = useTranslation();
  if (state.is === 'offline') {
    return (
      <p className="problem" role="alert">
        {t('play.failed.offline')}
      </p>
    );
  }
  if (state.is !== 'failed' || state.fate.is === 'accepted') return null;
  return (
    <p className="problem" role="alert">
      {state.fate.is === 'pending' ? (
        t('play.failed.unsaid')
      ) : (
        <span lang="en">{state.fate.says}</span>
      )}{' '}
      {state.match !== undefined && (
        <Link to={`/match/${state.match}`}>{t('play.failed.toMatch')}</Link>
      )}
    </p>
  );
}
