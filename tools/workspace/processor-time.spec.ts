import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { processorSeconds, ticksIn } from './processor-time.mjs';

const BUSY = 'while (process.cpuUsage().user < 200_000);';
const hasProc = process.platform === 'linux';

describe('processorSeconds', () => {
  it('adds the time of a child that has ended', () => {
    const before = processorSeconds();
    spawnSync(process.execPath, ['-e', BUSY]);
    if (hasProc) expect(processorSeconds() - before).toBeGreaterThan(0.15);
    expect(processorSeconds()).toBeGreaterThanOrEqual(before);
  });

  it('adds the time of a grandchild that still runs', async () => {
    const before = processorSeconds();
    const waits = `${BUSY} console.log('done'); process.stdin.resume();`;
    const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, waits]);
    await once(shell.stdout, 'data');
    expect(processorSeconds() - before).toBeGreaterThan(hasProc ? 0.15 : 0);
    shell.stdin.end();
    await once(shell, 'exit');
  });
});

describe('ticksIn', () => {
  it('finds the times behind a name with blanks and brackets', () => {
    const line = '42 (a b) c) S 1 42 42 0 -1 4194304 101 0 0 0 7 20 300 4000 20 0 1 0 1650670';
    expect(ticksIn(line)).toEqual({ own: 27, ended: 4300 });
  });

  it('finds no time in a process that has ended', () => {
    expect(ticksIn('')).toEqual({ own: 0, ended: 0 });
  });
});
