/** What a word of cards means, with links to the rules that it rests on. */
import { useMemo } from 'react';
import { CitedText, RuleAddress } from '../../rules/cited-text.js';
import '../../rules/rules.css';

interface MeaningProps {
  readonly game: string;
  readonly means: string;
}

export function Meaning({ game, means }: MeaningProps) {
  const addressOf = useMemo(() => (id: string) => `/rules/${game}#${id}`, [game]);
  return (
    <RuleAddress value={addressOf}>
      <CitedText text={means} />
    </RuleAddress>
  );
}
