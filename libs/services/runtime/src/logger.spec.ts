import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLogger, LogUnusable, nestLogger } from './logger.js';

function linesOf(
  use: (logger: ReturnType<typeof createLogger>) => void,
): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLogger('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('is JSON lines with time and words', () => {
    const [line] = linesOf((logger) => logger.info({ match: 'm-1' }, 'match suspended'));
    expect(line).toMatchObject({ level: 30, match: 'm-1', msg: 'match suspended' });
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('withholds what may be secret, at every depth it may stand', () => {
    const [line] = linesOf((logger) =>
      logger.info({
        token: 'S3CRET',
        open: { accessToken: 'S3CRET', refreshToken: 'S3CRET' },
        command: { deck: ['S3CRET'], payload: { choice: 'S3CRET', event: { facts: ['S3CRET'] } } },
        request: { headers: { authorization: 'Bearer S3CRET' } },
        database: { url: 'postgres://me:S3CRET@db' },
        match: 'm-1',
      }),
    );
    expect(JSON.stringify(line)).not.toContain('S3CRET');
    expect(line).toMatchObject({ match: 'm-1', token: '[withheld]' });
  });

  it('withholds the parameters of a statement that failed', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      query: 'insert … S3CRET',
      parameters: ['S3CRET'],
      detail: 'Key (deck)=(S3CRET) exists',
    });
    const [line] = linesOf((logger) => logger.error({ err: error }, 'projection failed'));
    expect(JSON.stringify(line)).not.toContain('S3CRET');
    expect(line).toMatchObject({ err: { message: 'duplicate key', code: '23505' } });
  });

  it("takes Nest's lines", () => {
    const lines = linesOf((logger) => {
      const nest = nestLogger(logger);
      nest.log('started', 'NestFactory');
      nest.error(new Error('broken'), 'Injector');
    });
    expect(lines).toMatchObject([
      { level: 30, context: 'NestFactory', msg: 'started' },
      { level: 50, context: 'Injector', err: { message: 'broken' } },
    ]);
  });

  it('takes lines of fields from services, without what may be secret', () => {
    const lines = linesOf((logger) => {
      const nest = nestLogger(logger);
      nest.warn({ msg: 'command decided', record: 'm-1', deck: ['S3CRET'] }, 'Worker');
      nest.debug?.({ msg: 'below the level' }, 'Worker');
      nest.warn({ toString: () => 'words' }, 'Worker');
    });
    expect(lines).toMatchObject([
      { context: 'Worker', msg: 'command decided', record: 'm-1', deck: '[withheld]' },
      { msg: 'words' },
    ]);
  });

  it('tells who writes, and counts lines by level', () => {
    const lines: string[] = [];
    const levels: string[] = [];
    const to = { write: (line: string) => void lines.push(line) };
    const onLine = (level: string) => void levels.push(level);
    const logger = createLogger('info', to, { service: 'projector', onLine });
    logger.error('one');
    logger.debug('two');
    expect(JSON.parse(lines.join())).toMatchObject({ service: 'projector', msg: 'one' });
    expect(levels).toEqual(['error']);
  });

  it('holds what is said again and again to a pace, but for last words and details', () => {
    const dropped: string[] = [];
    const lines: string[] = [];
    const to = { write: (line: string) => void lines.push(line) };
    const logger = createLogger('debug', to, { onDropped: (reason) => void dropped.push(reason) });
    const context = logger.child({ context: 'Api' });
    for (let i = 0; i < 1_000; i += 1) context.warn({ client: i }, 'a client is wrong');
    for (let i = 0; i < 1_000; i += 1) context.error(new Error('the same'));
    expect(lines.length).toBeLessThan(100);
    expect(lines.length + dropped.length).toBe(2_000);
    expect(new Set(dropped)).toEqual(new Set(['too-many']));
    const before = lines.length;
    for (let i = 0; i < 1_000; i += 1) context.debug('a detail');
    logger.fatal('the last words');
    expect(lines.length - before).toBe(1_001);
  });

  it('has no line that fills it', () => {
    const [line] = linesOf((logger) => logger.warn({ name: 'x'.repeat(1_000_000) }, 'unknown'));
    expect(JSON.stringify(line).length).toBeLessThan(20_000);
    expect(line).toMatchObject({ level: 40, msg: 'unknown' });
  });

  it('does not trouble whoever logs when its disk is full', () => {
    const dropped: string[] = [];
    const onDropped = (reason: string) => void dropped.push(reason);
    createLogger('info', '/dev/full', { onDropped }).info('nowhere');
    expect(dropped).toEqual(['not-writable']);
  });

  it('goes to a file that is for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scoresheet-log-'));
    const file = join(folder, 'log', 'scoresheet.log');
    createLogger('info', file).info('here');
    expect(await readFile(file, 'utf8')).toContain('"msg":"here"');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  it('says what to do where its file cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scoresheet-log-'));
    const inTheWay = join(folder, 'log');
    await writeFile(inTheWay, '');
    const open = () => createLogger('info', join(inTheWay, 'scoresheet.log'));
    expect(open).toThrow(LogUnusable);
    expect(open).toThrow(/cannot be written \(E\w+\)\. Name a folder .* SCORESHEET_DATA/);
    await rm(folder, { recursive: true });
  });
});
