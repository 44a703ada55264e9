/** A word of cards: as it is printed or written, what it means, and a card that says it. */
import type { GlossaryWord } from '@scoresheet/rules-cards';
import { Link, useLocation } from 'react-router';
import { Meaning } from './meaning.js';

interface WordProps {
  readonly id: string;
  readonly game: string;
  readonly word: GlossaryWord;
}

export function Word({ id, game, word }: WordProps) {
  const { hash } = useLocation();
  const { example } = word;
  return (
    <div id={id} className="word" data-marked={hash === `#${id}` || undefined}>
      <dt>
        <Name {...word} />
      </dt>
      <dd>
        <Meaning game={game} means={word.means} />
      </dd>
      {example && (
        <dd className="word-example">
          <Link to={`/cards/${game}/${example.code}`}>{example.name}</Link>
          {example.line !== '' && `: ${example.line}`}
        </dd>
      )}
    </div>
  );
}

/** What a card file writes is said besides where nobody would guess it from what is printed. */
function Name({ word, printed }: GlossaryWord) {
  if (printed === undefined) return <code>{word}</code>;
  if (printed.toLowerCase().replaceAll(' ', '-') === word) return <b>{printed}</b>;
  return (
    <>
      <b>{printed}</b> <code>{word}</code>
    </>
  );
}
