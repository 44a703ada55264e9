/** One match of a bracket: its two sides, who has won, and the way to its table. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import type { TablePlay } from '../play/play-documents.js';
import { usePlayWords } from '../play/use-play-words.js';
import type { KnownBracket } from './known-bracket.js';
import { leftOf, topOf } from './geometry.js';
import type { PlacedMatch } from './lay-out-bracket.js';
import { slotsOf, type Slot } from './slots-of.js';
import { useMatchName } from './use-stage-words.js';

interface BracketMatchCardProps {
  readonly placed: PlacedMatch;
  readonly known: KnownBracket;
  readonly phase: number;
  readonly own: number | null;
  readonly play: TablePlay | undefined;
  readonly isCurrent: boolean;
}

export function BracketMatchCard(props: BracketMatchCardProps) {
  const { placed, known, phase, own, play, isCurrent } = props;
  const { t } = useTranslation();
  const playWords = usePlayWords();
  const { event } = useEvent();
  const nameOf = useMatchName();
  const { match, column, row } = placed;
  const { id, round, table, status, winner, entrants } = match;
  const sides = slotsOf(match, known).map((slot, at) => (
    <Side key={at} slot={slot} known={known} winner={winner} />
  ));
  const given = {
    className: 'bracket-match',
    'data-match': id,
    'data-status': status,
    'data-own': (own !== null && entrants.includes(own)) || undefined,
    tabIndex: isCurrent ? 0 : -1,
  };
  return (
    <li style={{ left: leftOf(column), top: topOf(row) }}>
      <span className="unseen">{t(`bracket.status.${status}`)}</span>
      {round !== null && table !== null ? (
        <Link {...given} to={`/event/${event.id}/table/${phase}/${round}/${table}`}>
          {sides}
          <small>
            {nameOf(id)}
            <br />
            {t('bracket.table', { table })}
            {play?.playStatus != null && ` · ${playWords(play)}`}
          </small>
        </Link>
      ) : (
        <div {...given} role="group" aria-label={nameOf(id)}>
          {sides}
          <small>{nameOf(id)}</small>
        </div>
      )}
    </li>
  );
}

interface SideProps {
  readonly slot: Slot;
  readonly known: KnownBracket;
  readonly winner: number | null;
}

function Side({ slot: { entrant, source }, known: { names, seeds }, winner }: SideProps) {
  const { t } = useTranslation();
  const nameOf = useMatchName();
  if (entrant === undefined) {
    const { winnerOf, loserOf } = source;
    const words =
      winnerOf !== null
        ? t('bracket.winnerOf', { match: nameOf(winnerOf) })
        : t('bracket.loserOf', { match: nameOf(loserOf ?? '') });
    return <span className="bracket-side quiet">{words}</span>;
  }
  const isWinner = winner === entrant;
  return (
    <span className="bracket-side" data-winner={isWinner || undefined}>
      <i title={t('bracket.seed')}>{seeds.indexOf(entrant) + 1}</i>
      <EntrantName entrant={entrant} name={names.get(entrant) ?? null} />
      {isWinner && <b aria-label={t('bracket.won')}>✓</b>}
    </span>
  );
}
