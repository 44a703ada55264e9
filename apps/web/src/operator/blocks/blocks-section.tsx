/** Who is kept out, why and by whom; each block can be lifted, and another one put up. */
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentTime } from '../parts/moment-time.js';
import { NameOf } from '../parts/name-of.js';
import { Problem } from '../parts/problem.js';
import { useChange } from '../parts/use-change.js';
import { BLOCKS, LIFT_BLOCK, type BlockFields } from './block-documents.js';
import { BlockForm } from './block-form.js';

export function BlocksSection() {
  const { t } = useTranslation();
  const [past, setPast] = useState(false);
  const { data, previousData, error, refetch } = useQuery(BLOCKS, {
    variables: { past },
    fetchPolicy: 'network-only',
  });
  const { change, isGoing, ...wrong } = useChange(() => void refetch().catch(() => undefined));
  const blocks = (data ?? previousData)?.blocks;
  return (
    <section id="blocks" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t('operator.blocks.title')}</h2>
      <Problem error={error ?? wrong.error} says={wrong.says} />
      <label className="check">
        <input type="checkbox" checked={past} onChange={({ target }) => setPast(target.checked)} />{' '}
        {t('operator.blocks.past')}
      </label>
      {blocks?.length === 0 && <p>{t('operator.blocks.none')}</p>}
      <ul className="rows">
        {(blocks ?? []).map((block) => (
          <BlockRow
            key={block.id}
            block={block}
            isGoing={isGoing}
            onLift={() => void change(LIFT_BLOCK, { id: block.id })}
          />
        ))}
      </ul>
      <h3>{t('operator.blocks.another')}</h3>
      <BlockForm />
    </section>
  );
}

interface BlockRowProps {
  readonly block: BlockFields;
  readonly isGoing: boolean;
  readonly onLift: () => void;
}

function BlockRow({ block, isGoing, onLift }: BlockRowProps) {
  const { t } = useTranslation();
  const { account, network, reason, blockedBy, blockedAt, until, liftedBy, liftedAt } = block;
  const isOver = liftedAt !== null || (until !== null && until < Date.now());
  return (
    <li className="session">
      <span>
        {account === null ? <code>{network}</code> : <NameOf id={account} />}
        <small>
          <bdi>{reason}</bdi>
        </small>
        <small>
          {t('operator.blocks.by')} <NameOf id={blockedBy} />, <MomentTime at={blockedAt} />
        </small>
        {until !== null && (
          <small>
            {t('operator.blocks.ends')} <MomentTime at={until} />
          </small>
        )}
        {liftedBy !== null && liftedAt !== null && (
          <small>
            {t('operator.blocks.liftedBy')} <NameOf id={liftedBy} />, <MomentTime at={liftedAt} />
          </small>
        )}
      </span>
      {!isOver && (
        <button
          type="button"
          className="button"
          disabled={isGoing}
          aria-label={t('operator.blocks.liftOf', { whom: network ?? account })}
          onClick={onLift}
        >
          {t('operator.blocks.lift')}
        </button>
      )}
    </li>
  );
}
