/**
 * The tree: lists of matches, a list for each stage, which are laid out over the lines that connect
 * them. Where the page is narrow they stay lists. One match is in the order of the tab key; arrows lead
 * from match to match.
 */
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { playAt } from '../play/plays.js';
import { useTablesInPlay } from '../play/use-tables-in-play.js';
import type { Bracket } from './bracket-documents.js';
import { BracketLines } from './bracket-lines.js';
import { BracketMatchCard } from './bracket-match-card.js';
import { knownBracket } from './known-bracket.js';
import { leftOf } from './geometry.js';
import type { BracketLayout, PlacedMatch } from './lay-out-bracket.js';
import { isArrow, neighbour } from './neighbour.js';
import { useStageWords } from './use-stage-words.js';

interface BracketTreeProps {
  readonly bracket: Bracket;
  readonly layout: BracketLayout;
  readonly phase: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly own: number | null;
}

export function BracketTree({ bracket, layout, phase, size, scale, own }: BracketTreeProps) {
  const { t } = useTranslation();
  const { placed, stages } = layout;
  const stageWords = useStageWords(bracket);
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(placed[0]?.match.id);
  const known = useMemo(() => knownBracket(bracket), [bracket]);
  const playOf = usePlayOf(phase);
  const press = (event: KeyboardEvent): void => {
    if (!isArrow(event.key) || current === undefined) return;
    event.preventDefault();
    focusOn(tree.current, neighbour(layout, current, event.key));
  };
  const card = (each: PlacedMatch) => (
    <BracketMatchCard
      key={each.match.id}
      placed={each}
      known={known}
      phase={phase}
      own={own}
      play={playOf(each)}
      isCurrent={each.match.id === current}
    />
  );
  return (
    <div
      className="bracket"
      ref={tree}
      onKeyDown={press}
      onFocus={({ target }) => setCurrent((now) => matchOf(target) ?? now)}
      style={{ ...size, transform: `scale(${scale})` }}
    >
      <BracketLines layout={layout} size={size} own={own} />
      <ol className="bracket-stages" aria-label={t('bracket.stages')}>
        {stages.map((stage, column) => (
          <li key={stage}>
            <h3 style={{ left: leftOf(column) }}>{stageWords(stage)}</h3>
            <ol>{placed.filter((each) => each.column === column).map(card)}</ol>
          </li>
        ))}
      </ol>
    </div>
  );
}

const focusOn = (tree: HTMLElement | null, match: string | undefined): void =>
  tree?.querySelector<HTMLElement>(`[data-match='${match}']`)?.focus();

/** Play at the table of a match; undefined before it has one. */
function usePlayOf(phase: number) {
  const plays = useTablesInPlay('all');
  return ({ match: { round, table } }: PlacedMatch) =>
    round === null || table === null ? undefined : playAt(plays, { phase, round, number: table });
}

const matchOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['match'] : undefined;
