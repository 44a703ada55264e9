/** The pages of a game's primer, one after another: what `help` of the command line says. */
import { topicParts, type Topic } from '@scoresheet/rules-presentation';
import { Fragment } from 'react';
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
            <TopicText text={part} topics={topics} />
          </p>
        ) : (
          <dl key={at}>
            {part.map(([term = '', meaning = '']) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <TopicText text={meaning} topics={topics} />
                </dd>
              </div>
            ))}
          </dl>
        ),
      )}
    </section>
  ));

/** A text that leads to other pages of the primer, and to the statements that it cites. */
const TopicText = ({ text, topics }: TopicsProps & { readonly text: string }) =>
  topicParts(text).map(({ is, text: part }, at) => (
    <Fragment key={at}>
      {is === 'topic' ? (
        <a href={`#${topicId(part)}`}>{topics[part]?.title ?? part}</a>
      ) : (
        <CitedText text={part} />
      )}
    </Fragment>
  ));

export const topicId = (word: string): string => `topic-${word}`;
