/** A bracket as lists of its matches, stage by stage. */
import { useTranslation } from 'react-i18next';
import type { Bracket, BracketMatch } from '../../bracket/bracket-documents.js';
import { useBracket } from '../../bracket/use-bracket.js';
import { useMatchName, useStageWords } from '../../bracket/use-stage-words.js';
import { EntrantName } from '../../entrant-name.js';
import { useEvent } from '../../follow/use-event.js';
import { SheetTable } from './sheet-table.js';

export function BracketList() {
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
  if (bracket) return <Stages bracket={bracket} />;
  if (bracket === null) return <p>{t('bracket.notBegun')}</p>;
  return <p aria-busy={!problem}>{t(problem ? 'event.comesBack' : 'state.loading')}</p>;
}

function Stages({ bracket }: { readonly bracket: Bracket }) {
  const stageWords = useStageWords(bracket);
  const stages = [...new Set(bracket.matches.map(({ stage }) => stage))].sort((a, b) => a - b);
  return stages.map((stage, column) => (
    <Stage
      key={stage}
      says={stageWords(column)}
      matches={bracket.matches.filter((match) => match.stage === stage)}
      names={bracket.names}
    />
  ));
}

interface StageProps {
  readonly says: string;
  readonly matches: readonly BracketMatch[];
  readonly names: Bracket['names'];
}

function Stage({ says, matches, names }: StageProps) {
  const { t } = useTranslation();
  const matchName = useMatchName();
  const nameOf = (entrant: number): string | null =>
    names.find((each) => each.entrant === entrant)?.name ?? null;
  const columns = [
    { title: t('sheets.match') },
    { title: t('sheets.players') },
    { title: t('sheets.winner') },
  ];
  return (
    <SheetTable says={says} columns={columns}>
      {matches.map(({ id, entrants, winner }) => (
        <tr key={id}>
          <td>{matchName(id)}</td>
          <td>
            {[0, 1].map((side) => (
              <Side key={side} entrant={entrants[side]} nameOf={nameOf} />
            ))}
          </td>
          <td>{winner !== null && <EntrantName entrant={winner} name={nameOf(winner)} />}</td>
        </tr>
      ))}
    </SheetTable>
  );
}

interface SideProps {
  readonly entrant: number | undefined;
  readonly nameOf: (entrant: number) => string | null;
}

/** Who is still to come is written in by hand. */
function Side({ entrant, nameOf }: SideProps) {
  return (
    <span className="bracket-side">
      {entrant === undefined ? ' ' : <EntrantName entrant={entrant} name={nameOf(entrant)} />}
    </span>
  );
}
