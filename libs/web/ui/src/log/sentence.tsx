/** A sentence whose cards can be opened and whose figures stand out. */
import type { Segment, Sentence as Said } from '@scoresheet/rules-presentation';
import { Fragment } from 'react';

interface SentenceProps {
  readonly sentence: Said;
  readonly onCard?: ((segment: Extract<Segment, { is: 'card' }>) => void) | undefined;
}

export const Sentence = ({ sentence, onCard }: SentenceProps) => (
  <span lang="en">
    {sentence.map((segment, index) => (
      <Fragment key={index}>
        <Part segment={segment} onCard={onCard} />
      </Fragment>
    ))}
  </span>
);

function Part({ segment, onCard }: { readonly segment: Segment } & Pick<SentenceProps, 'onCard'>) {
  if (segment.is === 'card' && segment.face !== undefined && onCard) {
    return (
      <button type="button" className="card-link" onClick={() => onCard(segment)}>
        {segment.text}
      </button>
    );
  }
  if (segment.is === 'number' || segment.is === 'rule') {
    return <span className={`says-${segment.is}`}>{segment.text}</span>;
  }
  return segment.text;
}
