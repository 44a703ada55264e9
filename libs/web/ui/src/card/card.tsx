/** A card as it is printed: for reading, browsing and paper, 63 by 88 mm. */
import type { Tile } from '@scoresheet/rules-presentation';
import './card.css';

interface CardProps {
  readonly tile: Tile;
  /** A line for each ability. */
  readonly text: readonly string[];
}

export const Card = ({ tile, text }: CardProps) => (
  <article className="card" lang="en">
    <header>
      {tile.strip && (
        <span className="card-strip" data-pattern={tile.strip.pattern} title={tile.strip.value}>
          <b>{tile.strip.letter}</b>
        </span>
      )}
      <h2>{tile.name}</h2>
      {tile.cost !== undefined && <span className="card-cost">{tile.cost}</span>}
    </header>
    <p className="card-type">
      {[...new Set([tile.type, tile.strip?.value])].filter(Boolean).join(' · ')}
    </p>
    <div className="card-text">
      {text.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
    {tile.words.length > 0 && <p className="card-words">{tile.words.join(', ')}</p>}
    {tile.attached.length > 0 && (
      <ul className="card-attached">
        {tile.attached.map(({ name }, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    )}
    <footer>
      {tile.figures.map(({ label, value, printed }) => (
        <span key={label} data-changed={printed !== undefined || undefined}>
          <small>{label}</small> {value} {printed !== undefined && <s>{printed}</s>}
        </span>
      ))}
    </footer>
  </article>
);
