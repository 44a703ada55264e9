/** Keeps an account or a network out: with a reason that is read there, and for how long. */
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.js';
import { Problem } from '../parts/problem.js';
import { useChange } from '../parts/use-change.js';
import { BLOCK_ACCOUNT, BLOCK_NETWORK } from './block-documents.js';

interface BlockFormProps {
  /** The account that is blocked; a network, or whose id is typed, where absent. */
  readonly whom?: { readonly account: string };
}

/** As the server takes it. */
const REASON_LENGTH = 200;
/** In days; 0: until somebody lifts it. */
const TERMS = [1, 7, 30, 0] as const;
const DAY_MS = 86_400_000;
/** An address, or one with a prefix; whatever else is typed stands for a person. */
const NETWORK = /[.:]/;

export function BlockForm({ whom }: BlockFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { change, isGoing, error, says } = useChange(() => {
    form.current?.reset();
    void client.refetchQueries({ include: ['Blocks'] });
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string): string => String(given.get(name) ?? '').trim();
    const days = Number(text('days'));
    const until = days === 0 ? null : Date.now() + days * DAY_MS;
    const said = { reason: text('reason'), until };
    const typed = whom?.account ?? text('whom');
    void (whom === undefined && NETWORK.test(typed)
      ? change(BLOCK_NETWORK, { network: typed, ...said })
      : change(BLOCK_ACCOUNT, { account: typed, ...said }));
  };
  return (
    <form className="block-form" onSubmit={submit} ref={form}>
      {whom === undefined && <Whom />}
      <label className="field">
        {t('operator.blocks.reason')}
        <input name="reason" required maxLength={REASON_LENGTH} autoComplete="off" />
      </label>
      <Term />
      <Problem error={error} says={says} />
      <button type="submit" className="button" disabled={isGoing}>
        {t('operator.blocks.block')}
      </button>
    </form>
  );
}

function Whom() {
  const { t } = useTranslation();
  return (
    <label className="field">
      {t('operator.blocks.whom')}
      <input name="whom" required autoComplete="off" autoCapitalize="off" spellCheck={false} />
      <small>{t('operator.blocks.whomHint')}</small>
    </label>
  );
}

function Term() {
  const { t } = useTranslation();
  return (
    <label className="field">
      {t('operator.blocks.until')}
      <select name="days" defaultValue={TERMS[1]}>
        {TERMS.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t('operator.blocks.lifted') : t('operator.blocks.days', { count: days })}
          </option>
        ))}
      </select>
    </label>
  );
}
