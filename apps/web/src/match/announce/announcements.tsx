/** The live regions: what happens, politely; that one is asked, at once and once. */
import {
  decisionWords,
  eventWords,
  learnNames,
  plain,
  type Sentence,
} from '@scoresheet/rules-presentation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDecision } from '../decision/own-decision.js';
import type { ShownGame } from '../game/load-game.js';
import { timing } from '../live/timing.js';
import type { RecordStore } from '../record/record-store.js';
import { announcer } from './announcer.js';

interface AnnouncementsProps {
  readonly game: ShownGame;
  readonly store: RecordStore;
  /** The step that is shown. */
  readonly shown: number;
  /** What happens now is shown, and no moment of the past. */
  readonly isLive: boolean;
  readonly decision: OwnDecision | undefined;
}

export function Announcements(props: AnnouncementsProps) {
  const { game, store, shown, isLive, decision } = props;
  const { t } = useTranslation();
  const [said, setSaid] = useState({ text: '', number: 0 });
  const [reader] = useState(() =>
    announcer(timing, (text) => setSaid(({ number }) => ({ text, number: number + 1 }))),
  );
  useEffect(() => () => reader.stop(), [reader]);
  const before = useRef({ shown, isLive });
  useEffect(() => {
    const { shown: from, isLive: wasLive } = before.current;
    before.current = { shown, isLive };
    if (shown === from) return;
    // A page that is asked for an answer shows no step before it; they have happened all the same.
    const isOnward = wasLive && isLive && shown > from;
    for (let step = isOnward ? from + 1 : shown; step <= shown; step += 1) {
      reader.say(() => summaryOf(game, store, step));
    }
  }, [game, store, shown, isLive, reader]);
  const question = decision && plain(decisionWords(game, decision.kind).title);
  return (
    <>
      <p className="unseen" role="status" lang="en">
        {/* What is said twice has happened twice: the same words are new ones. */}
        <span key={said.number}>{said.text}</span>
      </p>
      <p className="unseen" role="alert" key={decision?.id}>
        {question && t('announce.asked', { question })}
      </p>
    </>
  );
}

function summaryOf(game: ShownGame, store: RecordStore, step: number): string {
  const moment = store.momentOf(step);
  if (!moment) return '';
  const names = new Map<string, Sentence>();
  const table = store.momentOf(step - 1)?.table;
  if (table) learnNames(names, game, table);
  return plain(eventWords(game, moment, names).says);
}
