import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@scoresheet/games-catalog';
import { readyDecksSchema } from '@scoresheet/rules-cards/editors';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = new URL('../../../', import.meta.url);
const SCHEMA = fileURLToPath(new URL('libs/rules/cards/src/decks/ready-decks.schema.json', ROOT));
const RENEW = 'renew the schema with: npx vitest run tools/conformance/src/ready-decks-schema -u';
const NAMES_SCHEMA = /^# yaml-language-server: \$schema=(\S+)$/m;

const schema = z.fromJSONSchema(readyDecksSchema() as never);
const DECK = { name: 'Rush Hour', plan: 'To be first.', cards: ['3 Owl'] };

describe('The schema of ready decks', () => {
  it('is what editors read', async () => {
    const text = `${JSON.stringify(readyDecksSchema(), null, 2)}\n`;
    await expect(text, RENEW).toMatchFileSnapshot(SCHEMA);
  });

  it.each(Object.keys(GAMES))(
    'is found by an editor for the decks of %s, and takes them',
    (game) => {
      const file = new URL(`libs/games/${game}/src/decks/ready-decks.yaml`, ROOT);
      const text = readFileSync(file, 'utf8');
      const [, named = ''] = NAMES_SCHEMA.exec(text) ?? [];
      expect(fileURLToPath(new URL(named, file))).toBe(SCHEMA);
      const { error } = schema.safeParse(parse(text));
      expect(error && z.prettifyError(error)).toBeUndefined();
    },
  );

  it.each([
    { ...DECK, plan: undefined },
    { ...DECK, cards: '3 Owl' },
    { ...DECK, name: '' },
    { ...DECK, sideboard: [] },
  ])('underlines %j', (slip) => {
    expect(schema.safeParse([DECK]).success).toBe(true);
    expect(schema.safeParse([DECK, slip]).success).toBe(false);
  });
});
