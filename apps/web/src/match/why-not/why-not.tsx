/** Why something is not offered: the server's own refusal, with its rule; nothing is appended. */
import { withoutUndefined } from '@scoresheet/rules-engine/without-undefined';
import { refusalWords, type Sentence as Said, type Tile } from '@scoresheet/rules-presentation';
import { Sentence } from '@scoresheet/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.js';
import type { OwnDecision } from '../decision/own-decision.js';
import { WHY_NOT } from './why-not-documents.js';
import type { AskedWish } from './wishes.js';

interface WhyNotProps {
  readonly match: string;
  readonly decision: OwnDecision;
  readonly tile: Tile;
  readonly wishes: readonly AskedWish[];
}

interface Reason {
  readonly wish: AskedWish;
  readonly says: Said;
}

export function WhyNot({ match, decision, tile, wishes }: WhyNotProps) {
  const { t } = useTranslation();
  const [reasons, setReasons] = useState<readonly Reason[]>();
  useEffect(() => {
    let isLeft = false;
    void reasonsFor(match, decision, wishes)
      .then((found) => void (isLeft || setReasons(found)))
      .catch(() => undefined);
    return () => void (isLeft = true);
    // The card and the decision say which wishes are asked about.
  }, [match, decision.id, tile.card]);
  if (wishes.length === 0) return null;
  return (
    <section className="why-not" aria-live="polite">
      <h2>{t('whyNot.title')}</h2>
      {reasons?.length === 0 && <p>{t('whyNot.nothing')}</p>}
      <ul>
        {reasons?.map(({ wish, says }) => (
          <li key={wish.choice}>
            <span lang="en">{wish.says}: </span>
            <Sentence sentence={says} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is offered has no reason against it. */
async function reasonsFor(
  match: string,
  decision: OwnDecision,
  wishes: readonly AskedWish[],
): Promise<readonly Reason[]> {
  const reasons = await Promise.all(
    wishes.map(async (wish) => {
      const variables = { match, decision: decision.id, choice: wish.choice };
      const { data } = await client.query({ query: WHY_NOT, variables, fetchPolicy: 'no-cache' });
      const objection = data?.whyNot;
      if (objection?.__typename !== 'Refused') return [];
      const { rule, says } = objection;
      return [
        {
          wish,
          says: refusalWords(withoutUndefined({ says, rule: rule ?? undefined })),
        },
      ];
    }),
  );
  return reasons.flat();
}
