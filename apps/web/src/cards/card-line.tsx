/** A card in a list: pattern and letter, name, what it is, its figures, and how its text begins. */
import { Strip } from '@scoresheet/web-ui';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { PrintedCard } from './card-game.js';

interface CardLineProps {
  readonly card: PrintedCard;
  readonly to: string;
}

export function CardLine({ card: { face, tile, text }, to }: CardLineProps) {
  const { t } = useTranslation();
  return (
    <Link className="card-line" to={to} lang="en">
      <Strip strip={tile.strip} />
      <b className="card-line-name">{tile.name}</b>
      <span className="card-line-kind">
        {[tile.type, tile.strip?.value === face.type ? '' : tile.strip?.value, ...tile.words]
          .filter(Boolean)
          .join(' · ')}
        <span className="unseen">, {t('cards.cost', { cost: face.cost })}</span>
      </span>
      <span className="card-line-figures">
        {tile.figures.map(({ label, value }) => (
          <span key={label}>
            <small>{label}</small> {value}
          </span>
        ))}
      </span>
      <b className="card-line-cost" aria-hidden>
        {face.cost}
      </b>
      <span className="card-line-text">{text.join(' ')}</span>
    </Link>
  );
}
