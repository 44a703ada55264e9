/** What the words of one card mean, for somebody who reads such a card for the first time. */
import { wordsOnCard } from '@scoresheet/rules-cards';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CardGame, PrintedCard } from '../card-game.js';
import { wordsOfGame } from './game-words.js';
import { Meaning } from './meaning.js';
import { wordId } from './word-address.js';
import './words.css';

interface CardWordsProps {
  readonly game: CardGame;
  readonly card: PrintedCard;
}

export function CardWords({ game, card: { face } }: CardWordsProps) {
  const { t } = useTranslation();
  return (
    <section className="words">
      <h2>{t('glossary.onCard')}</h2>
      <dl lang="en">
        {wordsOnCard(wordsOfGame(game), face).map((word) => (
          <div key={wordId(word.kind, word)} className="word">
            <dt>
              <Link to={`/cards/${game.id}/words#${wordId(word.kind, word)}`}>
                {word.printed ?? word.word}
              </Link>
            </dt>
            <dd>
              <Meaning game={game.id} means={word.means} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
