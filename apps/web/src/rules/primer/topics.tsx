/** The pages of a game's primer, one after another: what `help` of the command line says. */
import type { Topic } from '@scoresheet/rules-presentation';
import { CitedText } from '../cited-text.js';

interface TopicsProps {
  readonly topics: { readonly [word: string]: Topic };
}

export const Topics = ({ topics }: TopicsProps) =>
  Object.entries(topics).map(([word, { title, says }]) => (
    <section key={word} id={topicId(word)} className="topic" lang="en">
      <h3>{title}</h3>
      {says.map((part, at) =>
        typeof part === 'string' ? (
          <p key={at}>
            <CitedText text={part} />
          </p>
        ) : (
          <dl key={at}>
            {part.map(([term = '', meaning = '']) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <CitedText text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        ),
      )}
    </section>
  ));

export const topicId = (word: string): string => `topic-${word}`;
