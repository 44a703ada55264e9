/** What is to be said of a deck: how many cards of what, and whether it may be played. */
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import { useMemo, useState } from 'react';
import type { Json } from '@scoresheet/rules-engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CardGame } from '../../cards/card-game.js';
import { ReadingsChoice } from '../../play/readings-choice.js';
import { figuresOf, sizeOf, type Deck } from '../deck.js';
import { problemsOf, readingsThatMatter } from './check-deck.js';

interface DeckStateProps {
  readonly game: CardGame;
  readonly deck: Deck;
}

export function DeckState({ game, deck }: DeckStateProps) {
  const { t } = useTranslation();
  const [options, setOptions] = useState<{ readonly [name: string]: Json }>({});
  const problems = useMemo(() => problemsOf(game, deck, options), [game, deck, options]);
  const readings = useMemo(() => readingsThatMatter(game, deck, options), [game, deck, options]);
  const isBegun = deck.entries.length > 0;
  return (
    <div className="deck-state">
      <p role="status">
        <b className="deck-size">{t('decks.size', { count: sizeOf(deck) })}</b>{' '}
        {isBegun &&
          (problems.length === 0
            ? t('decks.fits')
            : t('decks.problems', { count: problems.length }))}
      </p>
      <DeckFigures game={game} deck={deck} />
      <ul className="deck-problems" lang="en">
        {problems.map(({ rule, says }) => (
          <li key={rule + says}>
            <Link to={`/rules/${game.id}#${rule}`}>{rule}</Link> {ownDirection(says)}
          </li>
        ))}
      </ul>
      <ReadingsChoice readings={readings} options={options} onChange={setOptions} />
    </div>
  );
}

function DeckFigures({ game, deck }: DeckStateProps) {
  const { t } = useTranslation();
  const { types, costs } = figuresOf(deck, (code) => game.cardOf(code)?.face);
  if (types.length === 0) return null;
  return (
    <dl className="deck-figures">
      <dt>{t('decks.types')}</dt>
      <dd lang="en">
        {types.map(([type, count]) => (
          <span key={type}>
            {type.replaceAll('-', ' ')} <b>{count}</b>
          </span>
        ))}
      </dd>
      <dt>{t('decks.costs')}</dt>
      <dd>
        {costs.map(([cost, count]) => (
          <span key={cost}>
            {cost}: <b>{count}</b>
          </span>
        ))}
      </dd>
    </dl>
  );
}
