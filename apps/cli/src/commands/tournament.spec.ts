/** Given what the command line offers, then its page names it. */
import { PRESETS, ROUND_TABLES } from '@scoresheet/tournament-standings';
import { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tournamentCommand } from './tournament.js';

const page = readFileSync(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8');
const command = new Command();
tournamentCommand(command);

describe('The page of the command line', () => {
  it.each(command.commands.map((each) => [each.name(), each] as const))(
    'names %s, each of its options, and what it prints as JSON',
    (name, { options }) => {
      expect(page).toContain(`\`tournament ${name}`);
      const names = options.map(({ long }) => long ?? '').filter((long) => !COMMON.includes(long));
      expect(names.filter((long) => !page.includes(long))).toEqual([]);
      expect(page).toMatch(new RegExp(`^\\| \`tournament ${name}\` `, 'm'));
    },
  );

  it('names every set of rules for standings, and every table of head-counts', () => {
    const all = [...Object.keys(PRESETS), ...ROUND_TABLES];
    expect(all.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

/** What every command has that asks a server. */
const COMMON = ['--server', '--token', '--json'];
