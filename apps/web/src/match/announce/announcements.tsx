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
  readonly shown: number;
  readonly decision: OwnDecision | undefined;
}

export function Announcements({ game, store, shown, decision }: AnnouncementsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const [reader] = useState(() => announcer(timing, setSaid));
  useEffect(() => () => reader.stop(), [reader]);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === before.current) return;
    before.current = shown;
    const summary = summaryOf(game, store, shown);
    if (summary) reader.say(summary);
  }, [game, store, shown, reader]);
  const question = decision && plain(decisionWords(game, decision.kind).title);
  return (
    <>
      <p className="unseen" role="status" lang="en">
        {said}
      </p>
      <p className="unseen" role="alert" key={decision?.id}>
        {question && t('announce.asked', { question })}
      </p>
    </>
  );
}

function summaryOf(game: ShownGame, store: RecordStore, seq: number): string | undefined {
  const moment = store.momentAt(seq);
  if (!moment) return undefined;
  const names = new Map<string, Sentence>();
  const table = store.momentAt(seq - 1)?.table;
  if (table) learnNames(names, game, table);
  return plain(eventWords(game, moment, names).says);
}
