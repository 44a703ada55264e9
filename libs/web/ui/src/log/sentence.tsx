/** A sentence whose cards can be opened and whose figures stand out. */
import type { Segment, Sentence as Said } from '@scoresheet/rules-presentation';
import { Fragment } from 'react';
import './sentence.css';

interface SentenceProps {
  readonly sentence: Said;
  readonly onCard?: ((segment: Extract<Segment, { is: 'card' }>) => void) | undefined;
}

export const Sentence = ({ sentence, onCard }: SentenceProps) => (
  <span lang="en">
    {sentence.map((segment, index) => (
      <Fragment key={index}>
        <Part
          segment={withoutStop(segment, stopAfter(sentence, index - 1))}
          onCard={onCard}
          stop={stopAfter(sentence, index)}
        />
      </Fragment>
    ))}
  </span>
);

/** A stop belongs to the card before it, and never begins a line. */
const STOP = /^[.,;:!?]/;

const stopAfter = (sentence: Said, index: number): string =>
  STOP.exec(sentence[index]?.is === 'card' ? (sentence[index + 1]?.text ?? '') : '')?.[0] ?? '';

const withoutStop = (segment: Segment, stop: string): Segment => ({
  ...segment,
  text: segment.text.slice(stop.length),
});

interface PartProps extends Pick<SentenceProps, 'onCard'> {
  readonly segment: Segment;
  readonly stop: string;
}

function Part({ segment, onCard, stop }: PartProps) {
  if (segment.is === 'card' && segment.face !== undefined && onCard) {
    return (
      <span className="says-card">
        <button type="button" className="card-link" onClick={() => onCard(segment)}>
          {segment.text}
        </button>
        {stop}
      </span>
    );
  }
  if (segment.is === 'number' || segment.is === 'rule') {
    return <span className={`says-${segment.is}`}>{segment.text}</span>;
  }
  return segment.text + stop;
}
