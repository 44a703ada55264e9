import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { commandLine, exportOf } from '../command-line.spec-kit.js';

const { scoresheet, pathOf } = commandLine();

describe('scoresheet replay', () => {
  it('shows the events that are asked for', async () => {
    await writeFile(pathOf('replayed.jsonl'), exportOf(2));
    const { stdout } = await scoresheet('replay', 'replayed.jsonl', '--from', '7', '--to', '9');
    const shown = [7, 8, 9].map((seq) => `=== step ${seq + 1} (event ${seq})`);
    expect(stdout.match(/^=== step \d+ \(event \d+\)/gm)).toEqual(shown);
  });

  it('says where a file is broken, and which events there are', async () => {
    const text = exportOf(2);
    await writeFile(pathOf('replayed.jsonl'), text);
    await writeFile(pathOf('torn.jsonl'), text.slice(0, -9));
    const torn = await scoresheet('replay', 'torn.jsonl');
    expect([torn.status, torn.stderr]).toEqual([2, expect.stringContaining('BROKEN at line')]);
    const beyond = await scoresheet('replay', 'replayed.jsonl', '--from', '9999');
    expect([beyond.status, beyond.stderr]).toEqual([2, expect.stringContaining('events 0 to')]);
  });
});
