/** Which game, in which format, and where its matches are played. */
import { useTranslation } from 'react-i18next';
import { Picks } from '../../play/picks.js';
import { presetOf, type EventDraft, type OfferedGame } from './event-draft.js';
import { presetsFor } from './presets.js';

export interface ChoiceProps {
  readonly draft: EventDraft;
  readonly game: OfferedGame;
  readonly onChange: (part: Partial<EventDraft>) => void;
}

export function EventGameChoice({
  games,
  game,
  onChange,
}: Pick<ChoiceProps, 'game' | 'onChange'> & { readonly games: readonly OfferedGame[] }) {
  const { t } = useTranslation();
  return (
    <Picks
      title={t('events.game')}
      name="game"
      isRow
      value={game.id}
      picks={games.map(({ id, title }) => ({ value: id, label: <span lang="en">{title}</span> }))}
      // The readings of one game are none of another.
      onPick={(id) => onChange({ game: id, options: {} })}
    />
  );
}

export function PresetChoice({ draft, game, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <Picks
      title={t('events.make.format')}
      name="preset"
      value={presetOf(draft, game).id}
      picks={presetsFor(game).map(({ id }) => ({
        value: id,
        label: t(`events.preset.${id}.name`),
        says: t(`events.preset.${id}.says`),
      }))}
      onPick={(preset) => onChange({ preset })}
    />
  );
}

const PLAYS = ['PLATFORM', 'TABLES'] as const;

export function PlaceChoice({ draft, onChange }: Omit<ChoiceProps, 'game'>) {
  const { t } = useTranslation();
  return (
    <Picks
      title={t('events.make.place')}
      name="play"
      value={draft.play}
      picks={PLAYS.map((value) => ({
        value,
        label: t(`events.make.places.${value}`),
        says: t(`events.make.placesSay.${value}`),
      }))}
      onPick={(play) => onChange({ play })}
    />
  );
}
