/** Finds a table by its number, or by the name of somebody who sits there. */
import { useTranslation } from 'react-i18next';

interface RoundSearchProps {
  readonly words: string;
  readonly setWords: (words: string) => void;
}

const MAX_WORDS = 60;

export function RoundSearch({ words, setWords }: RoundSearchProps) {
  const { t } = useTranslation();
  return (
    <div role="search">
      <label className="choice">
        <span>{t('round.find')}</span>
        <input
          type="search"
          value={words}
          maxLength={MAX_WORDS}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
    </div>
  );
}
