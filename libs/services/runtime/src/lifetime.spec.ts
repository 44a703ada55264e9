import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { Lifetime } from './lifetime.js';

let done: string[];
let signals: EventEmitter;
let lifetime: Lifetime;

beforeEach(() => {
  done = [];
  signals = new EventEmitter();
  lifetime = new Lifetime(pino({ level: 'silent' }), {
    exit: (code) => void done.push(`exit ${code}`),
    say: (words) => void done.push(words),
    deadlineMs: 50,
  }).watch(signals);
});

const own = (name: string) =>
  lifetime.own(name, async () => {
    await Promise.resolve();
    done.push(`${name} stopped`);
  });
const ended = () => expect.poll(() => done.join()).toContain('exit');

describe('the lifetime of a process', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('ends in the opposite order at %s', async (signal) => {
    ['database', 'log', 'services'].forEach(own);
    signals.emit(signal);
    await ended();
    const stops = ['services stopped', 'log stopped', 'database stopped'];
    expect(done).toEqual(['Stopping ...', ...stops, 'exit 0']);
  });

  it('goes on for a while, known to be ending, where players have to be sent elsewhere', async () => {
    own('services');
    lifetime.drainFor(20);
    signals.emit('SIGTERM');
    await Promise.resolve();
    expect([lifetime.isEnding, done]).toEqual([true, ['Stopping ...']]);
    await ended();
    expect(done).toEqual(['Stopping ...', 'services stopped', 'exit 0']);
  });

  it('waits for nobody when it fails', async () => {
    own('services');
    lifetime.drainFor(10_000);
    await lifetime.fail(new Error('No disk.'));
    expect(done).toEqual(['Scoresheet stops: No disk.', 'services stopped', 'exit 1']);
  });

  it('takes the same signal twice in a row for one wish', async () => {
    own('log');
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    await ended();
    expect(done).toEqual(['Stopping ...', 'log stopped', 'exit 0']);
  });

  it('stops the others when one cannot be stopped', async () => {
    own('database');
    lifetime.own('log', () => Promise.reject(new Error('stuck')));
    await lifetime.end(0);
    expect(done).toEqual(['database stopped', 'exit 0']);
  });

  it('is bounded when one never stops', async () => {
    lifetime.own('log', () => new Promise(() => undefined));
    signals.emit('SIGTERM');
    await ended();
    expect(done).toEqual([
      'Stopping ...',
      expect.stringContaining('did not stop in time'),
      'exit 1',
    ]);
  });

  it('stops what starts while it ends', async () => {
    await lifetime.end(0);
    own('late');
    await expect.poll(() => done).toContain('late stopped');
  });

  it.each(['uncaughtException', 'unhandledRejection'])('ends with words at an %s', async (kind) => {
    own('log');
    signals.emit(kind, new Error('the log is another one'));
    await ended();
    expect(done).toEqual(['Scoresheet stops: the log is another one', 'log stopped', 'exit 1']);
  });
});
