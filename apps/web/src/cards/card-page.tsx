/** One card: as it is printed, with what is known of it besides. */
import { Card } from '@scoresheet/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { NotFound } from '../app/not-found.js';
import { countOf, deckOf } from '../decks/deck.js';
import { useKeptDecks } from '../decks/kept/kept-decks.js';
import { writeLink } from '../decks/link/deck-link.js';
import type { CardGame, PrintedCard } from './card-game.js';
import './cards.css';
import { useCards } from './use-cards.js';
import { CardWords } from './words/card-words.js';

export function CardPage() {
  const { t } = useTranslation();
  const { code = '' } = useParams();
  const game = useCards();
  if (!game) return <NotFound />;
  const card = game.cardOf(code);
  if (card) return <OneCard game={game} card={card} />;
  return (
    <main className="page" id="content">
      <h1>{t('cards.unknown.title')}</h1>
      <p>{t('cards.unknown.says')}</p>
      <p>
        <Link to={`/cards/${game.id}`}>{t('cards.all')}</Link>
      </p>
    </main>
  );
}

interface OneCardProps {
  readonly game: CardGame;
  readonly card: PrintedCard;
}

function OneCard({ game, card }: OneCardProps) {
  const { t } = useTranslation();
  const { face, tile, text, setTitle, flavour } = card;
  const begun = writeLink(deckOf('', [face.code]));
  return (
    <main className="page card-page" id="content">
      <Card tile={tile} text={text} />
      <div className="card-facts">
        <p className="card-way">
          <Link to={`/cards/${game.id}`}>{t('cards.all')}</Link>
        </p>
        <h1 lang="en">{face.name}</h1>
        {flavour !== undefined && (
          <p className="card-flavour" lang="en">
            {flavour}
          </p>
        )}
        <Attributes card={card} />
        <p className="facts-line">
          {t('cards.set')} <span lang="en">{setTitle}</span> · {t('cards.code')} {face.code}
        </p>
        <CardWords game={game} card={card} />
        <DecksWith game={game} code={face.code} />
        <p className="buttons">
          <Link className="button" to={`/decks/${game.id}#${begun}`}>
            {t('cards.build')}
          </Link>
        </p>
        <Neighbours game={game} card={card} />
      </div>
    </main>
  );
}

const Attributes = ({ card: { face } }: Pick<OneCardProps, 'card'>) => (
  <dl className="attributes" lang="en">
    {Object.entries(face.words).map(([attribute, value]) => (
      <div key={attribute}>
        <dt>{attribute}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface DecksWithProps {
  readonly game: CardGame;
  readonly code: string;
}

function DecksWith({ game, code }: DecksWithProps) {
  const { t } = useTranslation();
  const own = useKeptDecks().filter((kept) => kept.game === game.id);
  const ready = game.readyDecks.map(({ name, cards }) => deckOf(name, cards));
  return [
    { title: t('cards.ready'), decks: ready },
    { title: t('cards.own'), decks: own.map(({ deck }) => deck) },
  ].map(({ title, decks }) => {
    const having = decks.filter((deck) => countOf(deck, code) > 0);
    if (having.length === 0) return null;
    return (
      <section key={title}>
        <h2>{title}</h2>
        <ul className="decks-with">
          {having.map((deck) => (
            <li key={writeLink(deck)}>
              {t('cards.copies', { count: countOf(deck, code) })}{' '}
              <Link to={`/decks/${game.id}#${writeLink(deck)}`}>
                <bdi>{deck.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Neighbours({ game, card }: OneCardProps) {
  const { t } = useTranslation();
  const at = game.cards.indexOf(card);
  const [before, after] = [game.cards[at - 1], game.cards[at + 1]];
  return (
    <p className="neighbours">
      {before && (
        <Link rel="prev" to={`/cards/${game.id}/${before.face.code}`}>
          {t('cards.before')}: <span lang="en">{before.face.name}</span>
        </Link>
      )}
      {after && (
        <Link rel="next" to={`/cards/${game.id}/${after.face.code}`}>
          {t('cards.after')}: <span lang="en">{after.face.name}</span>
        </Link>
      )}
    </p>
  );
}
