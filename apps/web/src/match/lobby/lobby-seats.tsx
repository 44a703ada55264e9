/** The seats of a match that has not begun, and how the free ones may be filled. */
import { useTranslation } from 'react-i18next';
import { isPublicPage } from '../../api/public-page.js';
import type { MatchFields } from '../match-documents.js';
import { seatName } from '../seat-name.js';
import type { LobbyActs } from './use-lobby-acts.js';

interface LobbySeatsProps {
  readonly match: MatchFields;
  /** Absent in the lobby of a past moment. */
  readonly acts?: LobbyActs;
  /** What the viewer would sit down with; undefined where they cannot. */
  readonly deck?: readonly string[] | undefined;
}

export function LobbySeats({ match, acts, deck }: LobbySeatsProps) {
  const { t } = useTranslation();
  const firstFree = match.seats.find(({ actor }) => actor === null);
  return (
    <ol className="lobby-seats" aria-label={t('lobby.seats')}>
      {match.seats.map((seat) => (
        <LobbySeat
          key={seat.seat}
          seat={seat}
          deck={deck}
          acts={acts}
          isOwn={seat.seat === match.ownSeat}
          isFirstFree={seat === firstFree}
          maySeatBot={match.ownSeat !== null}
        />
      ))}
      {match.judge && acts && <JudgeRow match={match} acts={acts} />}
    </ol>
  );
}

interface LobbySeatProps {
  readonly acts: LobbyActs | undefined;
  readonly deck: readonly string[] | undefined;
  readonly seat: MatchFields['seats'][number];
  readonly isOwn: boolean;
  readonly isFirstFree: boolean;
  readonly maySeatBot: boolean;
}

function LobbySeat({ seat, acts, deck, isOwn, isFirstFree, maySeatBot }: LobbySeatProps) {
  const { t } = useTranslation();
  const isFree = seat.actor === null;
  const isGoing = acts?.fate.is === 'going';
  const name = seatName(seat);
  return (
    <li className="lobby-seat" data-free={isFree || undefined}>
      <span className="lobby-seat-number">{t('seat.number', { seat: seat.seat })}</span>
      <span className="lobby-seat-name">{isOwn ? t('seat.you', { name }) : name}</span>
      {!isFree && (
        <span className="lobby-seat-state">
          {seat.ready ? `✓ ${t('lobby.ready')}` : t('lobby.waits')}
        </span>
      )}
      {isFree && acts && deck && (
        <button
          type="button"
          className="button"
          data-main={isFirstFree || undefined}
          disabled={isGoing}
          aria-label={t('lobby.sitAt', { seat: seat.seat })}
          onClick={() => acts.sitDown(seat.seat, deck)}
        >
          {t('lobby.sitDown')}
        </button>
      )}
      {isFree && acts && maySeatBot && (
        <button
          type="button"
          className="button"
          disabled={isGoing}
          aria-label={t('lobby.botAt', { seat: seat.seat })}
          onClick={() => acts.seatBot(seat.seat)}
        >
          {t('lobby.seatBot')}
        </button>
      )}
    </li>
  );
}

function JudgeRow({ match, acts }: Required<Pick<LobbySeatsProps, 'match' | 'acts'>>) {
  const { t } = useTranslation();
  const isFree = match.judge?.actor === null;
  return (
    <li className="lobby-seat" data-free={isFree || undefined}>
      <span className="lobby-seat-number" lang="en">
        JUDGE
      </span>
      <span className="lobby-seat-name">{isFree ? t('seat.free') : t('lobby.judgeSits')}</span>
      {isFree && match.ownSeat === null && !isPublicPage && (
        <button
          type="button"
          className="button"
          disabled={acts.fate.is === 'going'}
          onClick={acts.judge}
        >
          {t('lobby.beJudge')}
        </button>
      )}
    </li>
  );
}
