/** A bracket as a drawing, to hang up and write in: on one page, or in parts that fit one each. */
import { useTranslation } from 'react-i18next';
import '../../bracket/bracket.css';
import type { Bracket, BracketMatch } from '../../bracket/bracket-documents.js';
import { BracketTree } from '../../bracket/bracket-tree.js';
import { sizeOf } from '../../bracket/geometry.js';
import { layOutBracket } from '../../bracket/lay-out-bracket.js';
import { sectionsOf } from '../../bracket/sections-of.js';
import { useBracket } from '../../bracket/use-bracket.js';
import { useEvent } from '../../follow/use-event.js';
import { SheetTitle } from './sheet-title.js';

/** Width of A4 without its margins, in pixels of a page; letter is a little wider. */
const PAPER_PX = 700;

export function BracketDrawn() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const phases = event.phases.flatMap(({ kind }, at) =>
    kind.endsWith('-elimination') ? [at + 1] : [],
  );
  if (phases.length === 0) return <p>{t('bracket.none')}</p>;
  return phases.map((phase) => <OfPhase key={phase} phase={phase} />);
}

function OfPhase({ phase }: { readonly phase: number }) {
  const { t } = useTranslation();
  const { value: bracket, problem } = useBracket(phase);
  if (bracket === null) return <p>{t('bracket.notBegun')}</p>;
  if (!bracket)
    return <p aria-busy={!problem}>{t(problem ? 'event.comesBack' : 'state.loading')}</p>;
  const sections = sectionsOf(bracket.matches);
  return sections.map((matches, at) => (
    <Section
      key={matches[0]?.id}
      bracket={bracket}
      phase={phase}
      matches={matches}
      says={
        sections.length === 1
          ? t('sheets.view.bracket')
          : t('sheets.bracketPart', { part: at + 1, of: sections.length })
      }
    />
  ));
}

interface SectionProps {
  readonly bracket: Bracket;
  readonly phase: number;
  readonly matches: readonly BracketMatch[];
  readonly says: string;
}

function Section({ bracket, phase, matches, says }: SectionProps) {
  const layout = layOutBracket(matches);
  const size = sizeOf(layout);
  return (
    <section className="bracket-paper">
      <SheetTitle says={says} />
      <div style={{ zoom: Math.min(1, PAPER_PX / size.width) }}>
        <BracketTree
          bracket={bracket}
          layout={layout}
          phase={phase}
          size={size}
          scale={1}
          own={null}
        />
      </div>
    </section>
  );
}
