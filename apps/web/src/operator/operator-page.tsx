/** What an operator has to know and may do: health, history, what stands still, people, blocks. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../account/account.css';
import { isOperator } from '../account/is-operator.js';
import { useViewer } from '../account/use-viewer.js';
import '../app/form.css';
import { BlocksSection } from './blocks/blocks-section.js';
import { ChartsSection } from './charts/charts-section.js';
import { HealthSection } from './health/health-section.js';
import './operator.css';
import { PeopleSection } from './people/people-section.js';
import { SuspendedSection } from './suspended/suspended-section.js';

const SECTIONS = ['health', 'suspended', 'charts', 'people', 'blocks'] as const;

export function OperatorPage() {
  const { t } = useTranslation();
  const known = useViewer();
  if (known.is === 'unknown') return <main className="page" id="content" aria-busy />;
  return (
    <main className="page operator" id="content">
      <h1>{t('operator.title')}</h1>
      {isOperator(known) ? <Sections /> : <NotForYou isStranger={known.is !== 'account'} />}
    </main>
  );
}

function Sections() {
  const { t } = useTranslation();
  return (
    <>
      <nav className="operator-ways" aria-label={t('operator.parts')}>
        {SECTIONS.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(`operator.${section}.title`)}
          </a>
        ))}
      </nav>
      <HealthSection />
      <SuspendedSection />
      <ChartsSection />
      <PeopleSection />
      <BlocksSection />
    </>
  );
}

/** Whoever looks after the installation finds here how to become its operator. */
function NotForYou({ isStranger }: { readonly isStranger: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert">{t('operator.notForYou.says')}</p>
      {isStranger && (
        <p>
          <Link to="/account">{t('operator.notForYou.signIn')}</Link>
        </p>
      )}
      <p>{t('operator.notForYou.how')}</p>
      <p>
        <code>npx scoresheet role grant NAME operator</code>
      </p>
    </>
  );
}
