/** The link to a match for somebody else: to copy, and to scan. */
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../play/use-loaded.js';
import { linkTo } from '../invitation-code.js';
import type { MatchFields } from '../match-documents.js';
import { copyText } from './copy-text.js';
import { INVITATION } from './lobby-documents.js';
import { isThisMachineAlone } from './this-machine.js';
import type { QrSquares } from './qr-squares.js';

interface InvitationProps {
  readonly match: Pick<MatchFields, 'id' | 'private'>;
}

export function Invitation({ match }: InvitationProps) {
  const { data } = useQuery(INVITATION, {
    variables: { match: match.id },
    fetchPolicy: 'no-cache',
    skip: !match.private,
  });
  if (match.private && !data) return null;
  return (
    <InvitationBy link={linkTo(match.id, data?.invitation ?? null)} isPrivate={match.private} />
  );
}

interface InvitationByProps {
  readonly link: string;
  readonly isPrivate: boolean;
}

function InvitationBy({ link, isPrivate }: InvitationByProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void => {
    if (field.current) void copyText(field.current).then(setCopied);
  };
  return (
    <section className="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t('lobby.invite.title')}</h2>
      <p>{t(isPrivate ? 'lobby.invite.says' : 'lobby.invite.saysOpen')}</p>
      <Code link={link} />
      <div className="field">
        <label>
          <span className="unseen">{t('lobby.invite.link')}</span>
          <input ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
        <button type="button" className="button" onClick={copy}>
          {t(copied ? 'lobby.invite.copied' : 'lobby.invite.copy')}
        </button>
        <small role="status">{copied === false && t('lobby.invite.select')}</small>
        {isThisMachineAlone(location.hostname) && <small>{t('lobby.invite.elsewhere')}</small>}
      </div>
    </section>
  );
}

const loadSquares = async (text: string): Promise<QrSquares> =>
  (await import('./qr-squares.js')).qrSquares(text);

function Code({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const squares = useLoaded(loadSquares, link);
  if (!squares) return <div className="qr" />;
  const { size, path } = squares;
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('lobby.invite.code')}
    >
      <path d={path} />
    </svg>
  );
}
