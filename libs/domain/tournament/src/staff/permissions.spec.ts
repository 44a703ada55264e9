/**
 * Who may do what, when: every cell of role, command and stage is tried on a real tournament and
 * written down. The table is read by people (docs/tournament-roles.md), so a change of it is seen.
 */
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../fold/tournament-state.js';
import type { Said } from '../offline/offline-tournament.js';
import * as scenes from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, draft, firstWins, playRound, registered, SWISS, TERMS } = scenes;
import { COMMANDS } from './command-table.js';

const PAGE = join(import.meta.dirname, '../../../../../docs/tournament-roles.md');

const ACTORS = {
  owner: 'olga',
  organiser: 'otto',
  'head-judge': 'hedy',
  judge: 'judy',
  scorekeeper: 'skip',
  entrant: 'p1',
  visitor: 'vera',
} as const;

const ONE_ROUND = { phases: [{ ...SWISS, rounds: 1 }] };
const REASON = { reasonDigest: 'a'.repeat(64) };

/** A tournament in each stage, and two entrants where there can be any. */
const SCENES: { readonly [stage in Stage]: () => EventScene } = {
  draft: () => draft(),
  announced: () => after(draft(), { type: 'announce-tournament' }),
  registration: () => registered(2),
  'check-in': () => after(registered(2, { checkIn: true }), { type: 'begin-check-in' }),
  playing: () => begun(2),
  paused: () => after(begun(2), { type: 'pause-tournament' }),
  finished() {
    const scene = begun(2, ONE_ROUND);
    playRound(scene);
    return after(scene, { type: 'finish-tournament' });
  },
  cancelled: () => after(draft(), { type: 'cancel-tournament', ...REASON }),
};

function after(scene: EventScene, said: Said): EventScene {
  scene.leads(said);
  return scene;
}

/** Staff are appointed first: nobody is when the tournament is over. */
function staffed(stage: Stage): EventScene {
  const scene = SCENES[stage]();
  for (const as of ['organiser', 'head-judge', 'judge', 'scorekeeper'] as const) {
    scene.state().staff.set(ACTORS[as], as);
  }
  return scene;
}

const ROUND = { phase: 1, round: 1 };
const TABLE = { ...ROUND, table: 1, result: firstWins() };

/** What is said to try each command; whether it makes sense just then is another question. */
const SAID: { readonly [C in Said as C['type']]: C } = {
  'create-tournament': { type: 'create-tournament', ...TERMS },
  'plan-tournament': { type: 'plan-tournament', beginsAt: 60_000 },
  'announce-tournament': { type: 'announce-tournament' },
  'open-registration': { type: 'open-registration' },
  'begin-check-in': { type: 'begin-check-in' },
  'begin-phase': { type: 'begin-phase', phase: 1 },
  'pause-tournament': { type: 'pause-tournament' },
  'resume-tournament': { type: 'resume-tournament' },
  'finish-tournament': { type: 'finish-tournament' },
  'cancel-tournament': { type: 'cancel-tournament', ...REASON },
  'enter-tournament': { type: 'enter-tournament' },
  'add-entrants': { type: 'add-entrants', entrants: [{ guest: 'g1' }] },
  'bind-entrant': { type: 'bind-entrant', entrant: 1, to: 'new' },
  'check-in': { type: 'check-in', entrant: 1 },
  'drop-entrant': { type: 'drop-entrant', entrant: 1 },
  're-enter': { type: 're-enter', entrant: 1 },
  'disqualify-entrant': { type: 'disqualify-entrant', entrant: 1, ...REASON },
  'forbid-pairs': { type: 'forbid-pairs', pairs: [] },
  'award-byes': { type: 'award-byes', entrant: 1, byes: 1 },
  'fix-seat': { type: 'fix-seat', entrant: 1, table: 5 },
  'draw-round': { type: 'draw-round', ...ROUND },
  'review-round': { type: 'review-round', ...ROUND },
  'publish-round': { type: 'publish-round', ...ROUND },
  'start-round': { type: 'start-round', ...ROUND },
  'close-round': { type: 'close-round', ...ROUND },
  'repair-round': {
    type: 'repair-round',
    ...ROUND,
    ...REASON,
    repairs: [{ is: 'unpair', table: 1 }],
  },
  'number-tables': { type: 'number-tables', first: 1, leftOut: [] },
  'report-result': { type: 'report-result', ...TABLE },
  'enter-result': { type: 'enter-result', ...TABLE },
  'record-matches': {
    type: 'record-matches',
    ...TABLE,
    between: [1, 2],
    matches: [{ match: 'm-1', seq: 3, hash: 'b'.repeat(64) }],
  },
  'correct-result': { type: 'correct-result', ...TABLE, expectedSeq: 3, ...REASON },
  'hand-in-list': { type: 'hand-in-list', entrant: 1, cards: ['T'] },
  'replace-list': { type: 'replace-list', entrant: 1, cards: ['T'], ...REASON },
  'appoint-staff': { type: 'appoint-staff', to: 'new', as: 'judge' },
  'dismiss-staff': { type: 'dismiss-staff', from: 'judy' },
  'name-successor': { type: 'name-successor', successor: 'new' },
  'take-over': { type: 'take-over' },
  'penalise-entrant': {
    type: 'penalise-entrant',
    entrant: 1,
    penalty: 'warning',
    infraction: 'tardiness',
    ...REASON,
  },
  'post-announcement': { type: 'post-announcement', ...REASON },
  'call-staff': { type: 'call-staff' },
  'answer-call': { type: 'answer-call', entrant: 1 },
  'pause-clock': { type: 'pause-clock', ...ROUND },
  'resume-clock': { type: 'resume-clock', ...ROUND },
  'extend-time': { type: 'extend-time', ...ROUND, byMs: 60_000 },
};

const STAGES = Object.keys(SCENES) as Stage[];
const WHO = [...(Object.keys(ACTORS) as (keyof typeof ACTORS)[]), 'house'] as const;
const NOT_YOURS = new Set(['not-allowed', 'wrong-stage', 'wrong-entrant']);

/** What each asks is tried on a tournament of its own, since what is allowed changes it. */
function mayIn(stage: Stage, who: (typeof WHO)[number], said: Said): boolean {
  const scene = staffed(stage);
  const isHouse = who === 'house';
  const sent = scene.tournament.send(
    isHouse ? 'house' : ACTORS[who],
    said,
    isHouse ? 'house' : 'player',
  );
  return !('outcome' in sent && sent.outcome === 'refused' && NOT_YOURS.has(sent.code));
}

function rowOf(said: Said): string {
  const who = new Set<string>();
  const cells = STAGES.map((stage) => {
    const allowed = WHO.filter((each) => mayIn(stage, each, said));
    for (const each of allowed) who.add(each);
    return allowed.length > 0 ? 'x' : '';
  });
  return `| \`${said.type}\` | ${[...who].join(', ')} | ${cells.join(' | ')} |`;
}

const page = (): string =>
  [
    '# Who does what in a tournament',
    '',
    'Every command, who may send it, and in which stages. Written by the spec that tries every cell',
    '(`npx vitest run libs/domain/tournament/src/staff -u`); an entrant does it for the own entry alone.',
    'In some stages fewer may: the decider of a command says what else it asks.',
    '',
    `| command | by | ${STAGES.join(' | ')} |`,
    `| --- | --- | ${STAGES.map(() => '---').join(' | ')} |`,
    ...Object.values(SAID)
      .filter(({ type }) => type !== 'create-tournament')
      .map(rowOf),
    '',
  ].join('\n');

describe('Who may do what in which stage', () => {
  it('is what the page says, cell by cell', async () => {
    const written = await format(PAGE, page());
    await expect(written.code).toMatchFileSnapshot(PAGE);
  });

  it('is the same for everybody of a role, in every stage that the table names', () => {
    const wrong = Object.values(SAID).flatMap((said) =>
      STAGES.flatMap((stage) =>
        WHO.filter((who) => mayIn(stage, who, said) !== expected(said, stage, who)).map(
          (who) => `${said.type} by ${who} while ${stage}`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** By the table alone: an owner is a visitor as well, and so is everybody who has a role. */
function expected({ type }: Said, stage: Stage, who: (typeof WHO)[number]): boolean {
  if (type === 'create-tournament') return true;
  const { by, in: stages } = COMMANDS[type];
  const isEntered = who !== 'entrant' || !['draft', 'announced', 'cancelled'].includes(stage);
  const isNamed = (isEntered && by.includes(who)) || (who !== 'house' && by.includes('visitor'));
  return isNamed && stages.includes(stage);
}
