/** Given other kinds of events, and people who make mistakes, then the organiser gets through. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { organiserAtTerminal } from './server.spec-kit.js';

const { tournament, told, file, signIn } = organiserAtTerminal();

interface Round {
  readonly phase: number;
  readonly round: number;
  readonly tables: readonly { readonly table: number; readonly entrants: readonly number[] }[];
  readonly byes: readonly number[];
}

/** Open for registration, with these guests. */
async function opened(names: readonly string[], ...options: readonly string[]): Promise<string> {
  const made = await told<{ tournament: string }>('create', 'A cup', ...options);
  await told('open', made.tournament);
  if (names.length > 0) await told('add', made.tournament, ...names);
  return made.tournament;
}

async function recordOf(id: string): Promise<string> {
  const path = await file(`${id}.jsonl`);
  await told('export', id, '--out', path);
  return readFile(path, 'utf8');
}

async function playRound(id: string, result = '2-0'): Promise<Round> {
  await told('pair', id);
  const round = await told<Round>('publish', id);
  for (const { table } of round.tables) await told('result', id, `${table}`, result);
  await told('close', id);
  return round;
}

describe('A bracket by invitation', () => {
  it('lets people in by a code, calls who is there and seeds as the file says', async () => {
    await signIn('Ann');
    await signIn('Olga');
    const format = ['--format', 'single-elimination', '--best-of', '3'];
    const made = await told<{ tournament: string }>(
      'create',
      'Invitational',
      ...format,
      '--entry',
      'by-code',
      '--check-in',
    );
    const id = made.tournament;
    const closed = await tournament('open', id);
    expect([closed.status, closed.stderr]).toEqual([2, expect.stringContaining('--code CODE')]);
    await told('open', id, '--code', 'lantern');
    const list = await file('seeded.json', JSON.stringify(SEEDED));
    const entered = await told<{ seeds: number[] }>('import', id, list);
    expect(entered).toMatchObject({ entered: 4, seeds: [2, 1, 4, 3] });
    const early = await tournament('pair', id);
    expect(early.stderr).toMatch(
      /begin that first\.\nCall for it: npx scoresheet tournament\s+check-in/,
    );
    expect(await told('check-in', id, 'Bob', '4')).toMatchObject({ present: [2, 4] });
    expect(await told('check-in', id, '--all')).toMatchObject({ present: [1, 2, 3, 4] });
    const drawn = await told<Round>('pair', id, '--seeds', entered.seeds.join(','));
    expect(drawn.tables.map(({ entrants }) => entrants.toSorted())).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });
});

const SEEDED = {
  format: 'scoresheet/tournament-files/1',
  entrants: [
    { name: 'Ann', account: 'ann', seed: 2 },
    { name: 'Bob', seed: 1 },
    { name: 'Cleo', seed: 4 },
    { name: 'Dora', seed: 3 },
  ],
};

describe('Tables of more than two', () => {
  it('have places, which name everybody', async () => {
    const options = ['--game', 'buddies', '--format', 'pods', '--rounds', '1'];
    const id = await opened(['Ada', 'Bob', 'Cleo', 'Dora'], ...options);
    await told('pair', id);
    const { tables } = await told<Round>('publish', id);
    expect(tables).toHaveLength(1);
    const wrong = await tournament('result', id, '1', '4 > 1 > 2');
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('each entrant')]);
    const placed = await told('result', id, '1', '4 > 1 = 3 > 2');
    expect(placed).toMatchObject({ result: { places: [[4], [1, 3], [2]] } });
    await told('close', id);
    const finished = await told<{ standings: { entrant: number }[] }>('finish', id);
    expect(finished.standings[0]).toMatchObject({ entrant: 4, rank: 1 });
  });
});

describe('A planned beginning', () => {
  it('is said when the event is made, shown, moved, and taken back', async () => {
    const year = new Date().getFullYear() + 1;
    const begins = ['--begins', `${year}-04-03 10:00Z`];
    const { tournament: id } = await told<{ tournament: string }>('create', 'A cup', ...begins);
    expect(await told('show', id)).toMatchObject({ beginsAt: `${year}-04-03T10:00:00.000Z` });
    expect((await tournament('show', id)).stdout).toMatch(/Planned to begin on .*3 Apr/);
    await told('plan', id, `${year}-04-04T11:30Z`);
    expect(await told('show', id)).toMatchObject({ beginsAt: `${year}-04-04T11:30:00.000Z` });
    await told('plan', id);
    expect(await told('show', id)).toMatchObject({ beginsAt: null });
    expect((await tournament('plan', id, 'soon')).status).toBe(2);
    const past = await tournament('plan', id, '2020-04-03 10:00');
    expect([past.status, past.stderr]).toEqual([2, expect.stringContaining('check its year')]);
  });
});

describe('A round that goes wrong', () => {
  it('is mended before anybody sees it, and published as it was mended', async () => {
    const id = await opened(['Ada', 'Bob', 'Cleo', 'Dora'], '--rounds', '3');
    const drawn = await told<Round>('pair', id);
    const [[one, two] = [], [three, four] = []] = drawn.tables.map(({ entrants }) => entrants);
    const why = ['--reason', 'They drove here together.'];
    const mended = await told<Round>('repair', id, `swap:${two},${three}`, ...why);
    const wanted = [
      [one, three],
      [two, four],
    ];
    expect(mended.tables.map(({ entrants }) => entrants)).toEqual(wanted);
    const published = await told<Round>('publish', id);
    expect(published.tables.map(({ entrants }) => entrants)).toEqual(wanted);
  });

  it('is mended at tables without a result, and seats who comes late', async () => {
    const id = await opened(['Ada', 'Bob', 'Cleo', 'Dora'], '--rounds', '3');
    await told('pair', id);
    await told<Round>('publish', id, '--no-start');
    await told('add', id, 'Emil', 'Fee');
    const twice = await tournament('add', id, 'emil');
    expect([twice.status, twice.stderr]).toEqual([2, expect.stringContaining('--anyway')]);
    const mended = await told<Round>('repair', id, 'pair:5,6', '--reason', 'They came late.');
    expect(mended.tables.map(({ entrants }) => entrants)).toContainEqual([5, 6]);
    const nothing = await tournament('repair', id, 'unpair:99', '--reason', 'A mistake.', '--json');
    expect(JSON.parse(nothing.stdout)).toMatchObject({ error: { refusal: 'unknown-table' } });
    expect(await told('publish', id)).toMatchObject({ stage: 'playing', isNew: true });
  });

  it('is paused between two rounds, and who left may come back', async () => {
    const id = await opened(['Ada', 'Bob', 'Cleo', 'Dora'], '--rounds', '3');
    await playRound(id, '1-0');
    await told('drop', id, 'Dora');
    expect(await told('pause', id)).toMatchObject({ stage: 'paused' });
    const paused = await tournament('pair', id);
    expect(paused.stderr).toContain('tournament resume');
    expect(await told('resume', id)).toMatchObject({ stage: 'playing' });
    await told('re-enter', id, 'Dora');
    expect((await playRound(id, '1-0')).tables).toHaveLength(2);
    expect(await told('cancel', id, '--reason', 'Rain.')).toMatchObject({ stage: 'cancelled' });
  });
});

describe('A player who missed check-in', () => {
  it('is reinstated, over the cap if staff confirm it, and plays the next round', async () => {
    const names = ['Ada', 'Bob', 'Cleo', 'Dora'];
    const id = await opened(names, '--rounds', '3', '--check-in', '--capacity', '3');
    await told('check-in', id, 'Ada', 'Bob', 'Dora');
    await playRound(id, '1-0');
    const again = await tournament('add', id, 'cleo');
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('re-enter')]);
    const list = await file('again.csv', 'name\nAda\nCleo\n');
    const imported = await tournament('import', id, list);
    expect(imported.stdout.replace(/\s+/g, ' ')).toContain(`re-enter ${id} 3`);
    const full = await tournament('re-enter', id, 'Cleo');
    expect([full.status, full.stderr]).toEqual([2, expect.stringContaining('full (3 of 3)')]);
    expect(full.stderr).toContain('--over-cap');
    await told('re-enter', id, 'Cleo', '--over-cap');
    const { tables } = await playRound(id, '1-0');
    expect(tables.flatMap(({ entrants }) => entrants).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

describe('An organiser who plays', () => {
  it('publishes a draw unseen, and has others enter the own result', async () => {
    const id = await opened(['Ada', 'Bob', 'Cleo']);
    await told('add', id, 'Olga', '--accounts');
    const drawn = await tournament('pair', id);
    expect(drawn.stdout).toContain('You play: you see it once it is published.');
    expect(drawn.stdout).not.toContain('Cleo');
    const { tables } = await told<Round>('publish', id);
    expect(tables).toHaveLength(2);
    const own = tables.find(({ entrants }) => entrants.includes(4));
    const refused = await tournament('result', id, `${own?.table}`, '1-0');
    expect([refused.status, refused.stderr]).toEqual([
      2,
      expect.stringContaining('Somebody else of its staff'),
    ]);
  });
});

describe('What a tournament is created with', () => {
  it('is pinned, or refused where it cannot be', async () => {
    const late = await opened(['Ada', 'Bob'], '--lateness', 'game-loss', '--best-of', '3');
    expect(await recordOf(late)).toContain('"lateness":"game-loss"');
    const delay = ['--play', 'platform', '--delay-seconds', '60', '--delay-events', '3'];
    const held = await opened([], ...delay);
    expect(await recordOf(held)).toContain('"spectatorDelay":{"events":3,"seconds":60}');
    const refused = await tournament('create', 'A cup', ...delay, '--lateness', 'game-loss');
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringMatching(/wooden\s+tables/)]);
  });

  it('is what the advice for results is made of', async () => {
    const id = await opened(['Ada', 'Bob']);
    await told('pair', id);
    const { stdout } = await tournament('publish', id);
    const [, example = ''] = /result\s+t-\S+\s+TABLE\s+(\S+)/.exec(stdout) ?? [];
    expect(await told('result', id, '1', example)).toMatchObject({ isNew: true });
  });
});

describe('An import that is interrupted', () => {
  it('goes on where it was, and enters nobody twice', async () => {
    const id = await opened([], '--capacity', '500');
    const names = Array.from({ length: 450 }, (_, at) => `Player ${at + 1}`);
    const list = await file('many.csv', 'name', ...names);
    const { fetch } = globalThis;
    let sent = 0;
    const lossy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const isImport = String(asked[1]?.body).includes('addEntrants');
      const answer = await fetch(...asked);
      // The server has done it, and nobody is told.
      if (isImport && (sent += 1) === 2) throw new Error('the line is cut');
      return answer;
    });
    const cut = await tournament('import', id, list);
    expect([cut.status, cut.stderr]).toEqual([2, expect.stringContaining('nothing answers')]);
    lossy.mockRestore();
    expect(await told('show', id)).toMatchObject({ places: 400 });
    expect(await told('import', id, list)).toMatchObject({ entered: 50, alreadyThere: 400 });
    expect(await told('show', id)).toMatchObject({ places: 450, waiting: 0 });
  });
});

describe('A file of results that does not fit', () => {
  it('is refused as a whole, by line and column', async () => {
    const id = await opened(['Ada', 'Bob', 'Cleo', 'Dora'], '--best-of', '3');
    await told('pair', id);
    const { tables } = await told<Round>('publish', id);
    const [one, two] = tables.map(({ table, entrants }) => ({ table, seats: entrants.join() }));
    const results = await file(
      'wrong.csv',
      'round,table,entrant,opponent,result',
      `1,${one?.table},${two?.seats},2-0`,
      `1,${two?.table},,,3-0`,
      '2,1,,,2-0',
      '1,77,,,2-0',
    );
    const refused = await tournament('import', id, results, '--json');
    const objects = refused.stdout.trim().split('\n');
    expect(objects.map((line) => JSON.parse(line) as object)).toMatchObject([
      { line: 2, column: 5, says: expect.stringContaining(`at table ${one?.table} sit`) },
      { line: 3, column: 7, says: expect.stringContaining('3-0 cannot be') },
      { line: 4, column: 1, says: expect.stringContaining('round 2 of phase 1') },
      { line: 5, column: 3, says: expect.stringContaining('no table 77') },
      { error: { code: 'file-refused' } },
    ]);
    expect(await told('show', id)).toMatchObject({ round: { open: 2 } });
  });
});
