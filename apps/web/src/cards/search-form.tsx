/** What is looked for among the cards of a game. */
import { useTranslation } from 'react-i18next';
import type { CardGame } from './card-game.js';
import { ASPECTS, choicesOf, type Aspect, type Sought } from './find-cards.js';
import { MAX_WORDS } from './sought-address.js';

interface SearchFormProps {
  readonly game: CardGame;
  readonly sought: Sought;
  readonly onSeek: (sought: Sought) => void;
}

export function SearchForm({ game, sought, onSeek }: SearchFormProps) {
  const { t } = useTranslation();
  return (
    <div role="search" className="card-search">
      <label>
        {t('cards.words')}
        <input
          type="search"
          value={sought.words}
          maxLength={MAX_WORDS}
          onChange={({ target }) => onSeek({ ...sought, words: target.value })}
        />
      </label>
      {ASPECTS.map((aspect) => (
        <Filter key={aspect} game={game} sought={sought} onSeek={onSeek} aspect={aspect} />
      ))}
    </div>
  );
}

function Filter({ game, sought, onSeek, aspect }: SearchFormProps & { readonly aspect: Aspect }) {
  const { t } = useTranslation();
  const choices = choicesOf(game.cards, aspect);
  if (choices.length === 0) return null;
  const attribute = game.presentation.layout.strip?.attribute;
  const isStrip = aspect === 'strip' && attribute !== undefined;
  return (
    <label>
      <span lang={isStrip ? 'en' : undefined} className={isStrip ? 'attribute' : undefined}>
        {isStrip ? attribute : t(`cards.aspects.${aspect}`)}
      </span>
      <select
        value={sought.is[aspect] ?? ''}
        onChange={({ target }) => onSeek(withAspect(sought, aspect, target.value))}
      >
        <option value="">{t('cards.any')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice} lang="en">
            {aspect === 'set' ? titleOfSet(game, choice) : choice.replaceAll('-', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}

const titleOfSet = ({ cardSets }: CardGame, set: string): string =>
  cardSets.find((each) => each.set === set)?.title ?? set;

const withAspect = ({ words, is }: Sought, aspect: Aspect, value: string): Sought => ({
  words,
  is: Object.fromEntries(
    Object.entries({ ...is, [aspect]: value }).filter(([, each]) => each !== ''),
  ),
});
