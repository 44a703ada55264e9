/** The line between the sides: whose turn it is, what resolves next, and what is everybody's. */
import type { BoardArea, Sentence as Said } from '@scoresheet/rules-presentation';
import { Sentence } from '../log/sentence.js';
import { Area } from './area.js';
import './middle.css';

export interface MiddleProps {
  readonly shared: readonly BoardArea[];
  readonly middle: string;
  /** What waits to take effect, the first to come first. */
  readonly next?: { readonly title: string; readonly says: readonly Said[] } | undefined;
  /** What the line leads to where nothing stands beside the board: the log, on a phone. */
  readonly beside?: { readonly label: string; readonly open: () => void } | undefined;
}

export function Middle({ shared, middle, beside, next }: MiddleProps) {
  const filled = shared.filter(({ count, places }) => count > 0 || places.length > 0);
  return (
    <div className="middle">
      <p>
        <span lang="en">{middle}</span>
        {beside && (
          <button type="button" className="beside" onClick={beside.open}>
            {beside.label}
          </button>
        )}
      </p>
      {next && next.says.length > 0 && <Next {...next} />}
      {filled.length > 0 && (
        <div className="shared">
          {filled.map((area) => (
            <Area key={area.zone + area.title} area={area} />
          ))}
        </div>
      )}
    </div>
  );
}

const Next = ({ title, says }: NonNullable<MiddleProps['next']>) => (
  <section className="next" aria-label={title} tabIndex={0}>
    <b>{title}</b>
    <ol>
      {says.map((sentence, index) => (
        <li key={index}>
          <Sentence sentence={sentence} />
        </li>
      ))}
    </ol>
  </section>
);
