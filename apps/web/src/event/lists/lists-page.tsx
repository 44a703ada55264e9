/** The deck lists of an event once they are open, and how often each card is played. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardGame } from '../../cards/card-game.js';
import { useEvent } from '../follow/use-event.js';
import { plainWords } from '../round/find-tables.js';
import '../round/round.css';
import { CardShares } from './card-shares.js';
import { ListLines } from './list-lines.js';
import type { OpenList } from './lists-documents.js';
import type { ListsTerms } from './lists-terms.js';
import './lists.css';
import { useCardGame } from './use-card-game.js';
import { useLists } from './use-lists.js';

export function ListsPage() {
  const { t } = useTranslation();
  const { value, problem } = useLists();
  if (value?.are === 'open' && value.lists.length > 0) return <OpenLists lists={value.lists} />;
  return (
    <section className="event-sheet" aria-busy={!value && !problem}>
      <h2>{t('lists.title')}</h2>
      {problem && <p role="alert">{t('event.unreachable')}</p>}
      {value?.are === 'closed' && <ClosedLists terms={value.terms} />}
      {value?.are === 'open' && <p>{t('lists.none')}</p>}
    </section>
  );
}

function ClosedLists({ terms }: { readonly terms: ListsTerms | undefined }) {
  const { t } = useTranslation();
  const phase = terms?.open === 'from-phase' ? terms.phase : undefined;
  return <p>{t(`lists.closed.${terms?.open ?? 'unknown'}`, { phase })}</p>;
}

const MAX_WORDS = 60;

function OpenLists({ lists }: { readonly lists: readonly OpenList[] }) {
  const { t } = useTranslation();
  const game = useCardGame(useEvent().event.game);
  const [words, setWords] = useState('');
  const found = useMemo(() => findLists(lists, words, game), [lists, words, game]);
  return (
    <div className="event-cols" data-two>
      <section className="event-sheet">
        <h2>{t('lists.title')}</h2>
        <div role="search">
          <label className="choice">
            <span>{t('lists.find')}</span>
            <input
              type="search"
              value={words}
              maxLength={MAX_WORDS}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        </div>
        <p className="quiet" role="status">
          {t('lists.found', { count: found.length })}
        </p>
        <ListLines lists={found} game={game} />
      </section>
      <CardShares lists={lists} game={game} />
    </div>
  );
}

/** Whose name, or which of whose cards, has these words in it. */
function findLists(
  lists: readonly OpenList[],
  words: string,
  game: CardGame | undefined,
): readonly OpenList[] {
  const sought = plainWords(words);
  if (sought === '') return lists;
  const isSought = (text: string): boolean => plainWords(text).includes(sought);
  const cards = new Set(
    game?.cards.filter(({ face }) => isSought(face.name)).map(({ face }) => face.code),
  );
  return lists.filter(
    ({ name, cards: codes }) =>
      (name !== null && isSought(name)) || codes.some((code) => cards.has(code)),
  );
}
