/** What an event is called, and what it is in one line. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EventFields, PhaseTerms } from './follow/event-documents.js';

type Titled = Pick<EventFields, 'title' | 'id'>;
type Described = Pick<EventFields, 'game' | 'places' | 'phases' | 'play'>;

export function useEventWords() {
  const { t } = useTranslation();
  return {
    titleOf: ({ title, id }: Titled): string =>
      title ?? t('event.untitled', { id: id.slice(0, 8) }),
    factsOf: (event: Described): string => factsOf(t, event),
    phaseOf: (phase: PhaseTerms): string => phaseWords(t, phase),
  };
}

function factsOf(t: TFunction, { game, places, phases, play }: Described): string {
  const bestOf = phases[0]?.bestOf;
  return [
    t([`event.game.${game}`, 'event.game.other'], { game }),
    t('event.entrants', { count: places }),
    phases.map((phase) => phaseWords(t, phase)).join(', '),
    ...(bestOf === undefined || bestOf === 1 ? [] : [t('event.bestOf', { count: bestOf })]),
    t(`event.play.${play}`),
  ].join(' · ');
}

function phaseWords(t: TFunction, { kind, rounds, cut }: PhaseTerms): string {
  const name = t(`event.kind.${kind}`);
  const length = typeof rounds === 'number' ? t('event.rounds', { count: rounds }) : undefined;
  const from = cut?.places === undefined ? undefined : t('event.cutTo', { count: cut.places });
  return [name, length, from].filter((part) => part !== undefined).join(', ');
}
