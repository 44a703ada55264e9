/** Writes the conformance page of a game out of what is known of each rule. */
import type { MetRule, MetSection, Shown } from './shown.js';

/** The targets of the page's links, written from the page's own folder. */
interface PageSource {
  readonly title: string;
  /** The name of the rules file, which lies beside the page. */
  readonly rulesFile: string;
  readonly scenarioFolder: string;
  readonly root: string;
}

type Standing = 'shown' | 'failing' | 'explained' | 'not shown yet';

const STANDINGS: readonly Standing[] = ['shown', 'explained', 'not shown yet', 'failing'];
const KINDS = { R: 'Statements', B: 'Base rules', A: 'Decisions', T: 'Test cases' };

export function conformancePage(
  sections: readonly MetSection[],
  scenarios: readonly Shown[],
  source: PageSource,
): string {
  return [
    `# ${source.title}: conformance`,
    introduction(source),
    summary(sections, scenarios),
    ...sections.flatMap((section) => [`## ${section.title}`, sectionTable(section, source)]),
    '',
  ].join('\n\n');
}

function introduction({ rulesFile }: PageSource): string {
  return [
    `Every row of [the rules file](${rulesFile}), and what proves it. This page is generated:`,
    'all scenarios are run for it, and a spec fails when it is out of date.',
    'Renew it with `npx vitest run tools/conformance -u`.',
    '',
    'Grades: **certain**, the rulebook says it; **supported**, another public source does;',
    '**interpreted**, the rulebook is silent or unclear and we decided; **derived**, a test case that',
    'follows from the others.',
  ].join('\n');
}

function summary(sections: readonly MetSection[], scenarios: readonly Shown[]): string {
  const rules = sections.flatMap((section) => section.rules);
  const passed = scenarios.filter((scenario) => scenario.passed).length;
  const counted = (chosen: readonly MetRule[]) =>
    STANDINGS.map((name) => chosen.filter((rule) => standing(rule) === name).length);
  const line = (title: string, chosen: readonly MetRule[]) =>
    row([title, chosen.length, ...counted(chosen)]);
  const kinds = Object.entries(KINDS)
    .map(([letter, title]) => ({ title, of: rules.filter(({ id }) => id.startsWith(letter)) }))
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => line(title, of));
  return [
    `${scenarios.length} scenarios, of which ${passed} pass.\n`,
    ...head(['', 'rows', ...STANDINGS]),
    ...kinds,
    line('**All**', rules),
  ].join('\n');
}

function sectionTable({ rules }: MetSection, source: PageSource): string {
  const lines = rules.map((rule) =>
    row([rule.id, rule.says, rule.grade, scenarioLinks(rule, source), result(rule, source)]),
  );
  return [...head(['rule', 'in a few words', 'grade', 'scenarios', 'result']), ...lines].join('\n');
}

/** How many scenarios show the rule, and in which files: `3: combat, turn`. */
function scenarioLinks({ scenarios }: MetRule, { scenarioFolder }: PageSource): string {
  if (scenarios.length === 0) return '';
  const files = [...new Set(scenarios.map(({ file }) => file))];
  const links = files.map((file) => `[${file}](${scenarioFolder}/${file}.yaml)`);
  return `${scenarios.length}: ${links.join(', ')}`;
}

function result(rule: MetRule, { root }: PageSource): string {
  const { explanation } = rule;
  const stands = standing(rule);
  if (stands === 'shown') return explanation ? `passes. ${explanation.says}` : 'passes';
  if (stands === 'failing') return '**fails**';
  if (explanation?.kind === 'spec') {
    const name = explanation.spec.split('/').at(-1);
    return `${explanation.says} [${name}](${root}/${explanation.spec})`;
  }
  const says = explanation?.says ?? 'Nobody has looked at it.';
  return stands === 'not shown yet' ? `**not shown yet.** ${says}` : says;
}

function standing({ scenarios, explanation }: MetRule): Standing {
  if (scenarios.some(({ passed }) => !passed)) return 'failing';
  if (scenarios.length > 0) return 'shown';
  return explanation && explanation.kind !== 'not-shown-yet' ? 'explained' : 'not shown yet';
}

function head(titles: readonly string[]): readonly string[] {
  return [row(titles), row(titles.map(() => '---'))];
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
