/** Given eight friends and an organiser at a terminal, then a whole event at wooden tables is run. */
import { describe, expect, it } from 'vitest';
import { organiserAtTerminal } from './server.spec-kit.js';

const { tournament, told, scoresheet, file, signIn } = organiserAtTerminal();

let id = '';

interface Round {
  readonly phase: number;
  readonly round: number;
  readonly stage: string;
  readonly tables: readonly { readonly table: number; readonly entrants: readonly number[] }[];
  readonly byes: readonly number[];
  readonly violations: readonly object[];
  readonly isNew: boolean;
}

const ENTRANTS = [
  'number,name,account,byes,table,apart',
  '1,Ada,,,,2',
  '2,Bob,,,,',
  '3,Cleo,,,,',
  '4,Dora,,,7,',
  '5,Emil,,,,',
  '6,Fee,,,,',
  '7,Gus,,,,',
  '8,Hal,,,,',
];

/** The entrant with the lower number wins each match. */
const scoreOf = ([one = 0, other = 0]: readonly number[]): string => (one < other ? '2-0' : '1-2');

async function playRound(): Promise<Round> {
  await told('pair', id);
  const round = await told<Round>('publish', id);
  for (const { table, entrants } of round.tables) {
    await told('result', id, `${table}`, scoreOf(entrants));
  }
  await told('close', id);
  return round;
}

describe('An organiser at a terminal', () => {
  it('creates an event, and is told what comes first', async () => {
    await signIn('Olga');
    const made = await tournament(
      'create',
      'Spring Cup',
      '--rounds',
      '3',
      '--cut',
      '4',
      '--best-of',
      '3',
    );
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(/^Spring Cup is t-\w{26}, a draft that you alone see\.\nNext, let/);
    id = /t-\w{26}/.exec(made.stdout)?.[0] ?? '';
    const early = await tournament('pair', id);
    expect(early.status).toBe(2);
    expect(early.stderr).toContain('The tournament is a draft');
    const list = await file('entrants.csv', ...ENTRANTS);
    expect((await tournament('import', id, list)).stderr).toContain(`tournament open ${id}`);
  });

  it('opens it once, however often it is said', async () => {
    expect(await told('open', id)).toMatchObject({ stage: 'registration', isNew: true });
    expect(await told('open', id)).toMatchObject({ stage: 'registration', isNew: false });
  });

  it('tells everybody something', async () => {
    const told = await tournament('announce', id, 'Doors open at nine.');
    expect([told.status, told.stderr]).toEqual([0, '']);
    const silent = await tournament('announce', id, ' ', '--json');
    expect([silent.status, silent.stdout]).toEqual([2, expect.stringContaining('error')]);
  });

  it('is told what is wrong with a file by line and column, and nobody enters', async () => {
    const bad = await file('bad.csv', 'name,account', 'Ada,', 'Bob,nobody at all', 'Cl\u0007eo,');
    const refused = await tournament('import', id, bad);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(/has 2 problems, and\s+nothing of it was imported/);
    expect(refused.stderr).toMatch(/bad\.csv:3:5: nobody has an account of this\s+name/);
    expect(refused.stderr).toMatch(/bad\.csv:4:1: the name has characters/);
    expect(await told('show', id)).toMatchObject({ places: 0 });
  });

  it('enters who stands in a file, and nobody twice', async () => {
    const list = await file('entrants.csv', ...ENTRANTS.slice(0, 6));
    const first = await told('import', id, list);
    expect(first).toMatchObject({ rows: 5, entered: 5, alreadyThere: 0, agreed: 2 });
    const longer = await file('entrants.csv', ...ENTRANTS);
    expect(await told('import', id, longer)).toMatchObject({ entered: 3, alreadyThere: 5 });
    expect(await told('import', id, longer)).toMatchObject({ entered: 0, alreadyThere: 8 });
    expect(await told('show', id)).toMatchObject({ places: 8, waiting: 0 });
  });

  it('draws a round once, and looks at it before the players do', async () => {
    const drawn = await told<Round>('pair', id);
    expect(drawn).toMatchObject({ phase: 1, round: 1, stage: 'drawn', isNew: true });
    expect(drawn.tables.flatMap(({ entrants }) => entrants).toSorted()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(await told('pair', id)).toEqual({ ...drawn, isNew: false });
    const shown = await tournament('pair', id);
    expect(shown.stdout).toMatch(/Phase 1, round 1: 4 tables \(drawn\)[^]*7 {2}.*Dora \(4\)/);
    expect(shown.stdout).toContain(`tournament publish ${id}`);
  });

  it('publishes it, and is told which tables are missing', async () => {
    const round = await told<Round>('publish', id);
    expect(round).toMatchObject({ stage: 'playing', isNew: true });
    expect(await told('publish', id)).toMatchObject({ stage: 'playing', isNew: false });
    const [first, ...others] = round.tables;
    const results = await file(
      'results.csv',
      'round,table,entrant,opponent,result',
      ...others.map(({ table, entrants: [one, other] }) => `1,${table},${other},${one},0-2`),
    );
    expect(await told('import', id, results)).toMatchObject({ rows: 3, entered: 3, moved: [] });
    expect(await told('import', id, results)).toMatchObject({ entered: 0, alreadyThere: 3 });
    const missing = await tournament('close', id);
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('Round 1 has 1 table without a result');
    expect(missing.stderr).toContain(`table ${first?.table}: `);
    const pair = await tournament('pair', id, '--json');
    expect(JSON.parse(pair.stdout)).toMatchObject({ error: { refusal: 'tables-open' } });
  });

  it('enters a result as one of the two counts it, and replaces it if that is said', async () => {
    const { outstanding } = await told<{
      outstanding: { number: number; entrants: [number, number] }[];
    }>('show', id);
    const [{ number, entrants: [one, other] } = { number: 0, entrants: [0, 0] as const }] =
      outstanding;
    const entered = await told('result', id, `${number}`, '2-1', '--for', `${other}`);
    expect(entered).toMatchObject({ result: { wins: [1, 2] }, isNew: true });
    expect(await told('result', id, `${number}`, '1-2')).toMatchObject({ isNew: false });
    const twice = await tournament('result', id, `${number}`, '2-0');
    expect([twice.status, twice.stderr]).toEqual([2, expect.stringContaining('--replace')]);
    const replaced = ['--for', `${one}`, '--replace'];
    expect(await told('result', id, `${number}`, '2-0', ...replaced)).toMatchObject({
      result: { wins: [2, 0] },
    });
    const stranger = await tournament('result', id, `${number}`, '2-0', '--for', 'Hall');
    expect(stranger.stderr).toMatch(/Is\s+"Hal"\s+meant\?/);
    expect(await told('close', id)).toMatchObject({ round: 1, stage: 'closed', isNew: true });
    expect(await told('close', id)).toMatchObject({ isNew: false });
  });

  it('plays the other rounds, with somebody who leaves', async () => {
    await playRound();
    const left = await tournament('drop', id, 'gus');
    expect([left.status, left.stdout]).toEqual([0, 'Gus (7) has left.\n']);
    const third = await playRound();
    expect(third.byes).toHaveLength(1);
    expect(third.violations).toEqual([]);
  });

  it('sees standings and reasons in the words that its file gives', async () => {
    const record = await file('event.jsonl', '');
    const exported = await told('export', id, '--out', record);
    expect(exported).toMatchObject({ tournament: id, file: record });
    const kept = await scoresheet('tournament', 'why', record, '3');
    const asked = await tournament('why', id, 'cleo');
    expect(asked.stderr).toBe('');
    expect(asked.stdout).toContain('opponents-match-win');
    expect(asked.stdout).toBe(kept.stdout);
    const standings = await told<{ standings: readonly object[] }>('standings', id);
    const computed = await scoresheet('tournament', 'standings', record, '--json');
    expect(standings).toEqual(JSON.parse(computed.stdout));
    expect((await tournament('standings', id)).stdout).toMatch(/rank +entrant +name +phase[^]*Hal/);
    const early = await told<{ standings: { points: string }[] }>('standings', id, '--as-of', '12');
    expect(new Set(early.standings.map(({ points }) => points))).toEqual(new Set(['0']));
  });

  it('corrects a result after a look at what would change', async () => {
    const table = ['correct', id, '--round', '1', '--table', '7'];
    const at = [...table, '--reason', 'Read wrongly.'];
    const before = await told(
      'export',
      id,
      '--pairings',
      '--round',
      '1',
      '--csv',
      '--out',
      '/dev/null',
    );
    expect(before).toMatchObject({ list: 'pairings' });
    const look = await tournament(...table, '--result', '1-2', '--preview');
    expect(look.stderr).toBe('');
    expect(look.status).toBe(0);
    expect(look.stdout).toMatch(
      /becomes 1-2[^]*would change:\n {2}\w+ \(\d\): [^]*points \d -> \d/,
    );
    const shown = await told<{ standings: readonly object[]; isCorrected: boolean }>(
      ...at,
      '--result',
      '1-2',
      '--preview',
    );
    expect(shown.isCorrected).toBe(false);
    expect(shown.standings.length).toBeGreaterThan(0);
    const mute = await tournament(...table, '--result', '1-2', '--yes');
    expect([mute.status, mute.stderr]).toEqual([2, expect.stringContaining('--reason TEXT')]);
    expect(await told(...at, '--result', '1-2', '--yes')).toMatchObject({ isCorrected: true });
    const again = await tournament(...at, '--result', '1-2', '--yes', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ error: { refusal: 'result-unclear' } });
    expect((await tournament(...at, '--result', '2-0', '--json')).stdout).toContain('--preview');
  });

  it('cuts to four, plays the bracket and finishes', async () => {
    const semi = await playRound();
    expect(semi).toMatchObject({ phase: 2, round: 1 });
    expect(semi.tables).toHaveLength(2);
    const early = await tournament('finish', id);
    expect([early.status, early.stderr]).toEqual([2, expect.stringContaining('tournament close')]);
    const final = await playRound();
    expect(final.tables).toHaveLength(1);
    const over = await tournament('pair', id, '--json');
    expect(JSON.parse(over.stdout)).toMatchObject({ error: { refusal: 'phase-over' } });
    const finished = await tournament('finish', id);
    expect(finished.stderr).toBe('');
    expect(finished.status).toBe(0);
    expect(finished.stdout).toMatch(/ +1 +1 +Ada[^]*these are its final standings/);
  });

  it('exports a record that is EXACT for its organiser', async () => {
    const record = await file('final.jsonl', '');
    const { head } = await told<{ head: string }>('export', id, '--out', record);
    const verified = await scoresheet('verify', record, '--head', head, '--json');
    expect(JSON.parse(verified.stdout)).toMatchObject({ verdict: 'EXACT', hash: head });
    const standings = await tournament('export', id, '--standings');
    expect(standings.stdout).toMatch(/rank,entrant,name,phase,points,opponents-match-win/);
    const entrants = await told<{ entrants: object[] }>('export', id, '--entrants');
    expect(entrants.entrants).toMatchObject([
      { name: 'Ada', apart: [2] },
      {},
      {},
      { name: 'Dora', table: 7 },
      {},
      {},
      { name: 'Gus', note: 'dropped' },
      {},
    ]);
  });

  it('who is not of its staff is refused in words', async () => {
    await signIn('Paul');
    const refused = await tournament('cancel', id, '--reason', 'Because.');
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('Your role in this tournament does not allow this.');
    expect(refused.stderr).toContain('Sign in as its owner');
    const nowhere = await tournament('show', 't-00000000000000000000000000', '--json');
    expect(JSON.parse(nowhere.stdout)).toMatchObject({ error: { code: 'no-such-tournament' } });
  });
});
