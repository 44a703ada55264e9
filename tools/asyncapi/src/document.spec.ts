import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Parser } from '@asyncapi/parser';
import { COMMAND_MAC, macHeaders, MATCH_EVENT_TYPES, TOPICS } from '@scoresheet/contracts-messages';
import { TOURNAMENT_EVENT_TYPES } from '@scoresheet/domain-tournament';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { asyncApiDocument } from './document.js';
import { schemas } from './schemas.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILE = `${ROOT}docs/asyncapi.yaml`;
const MATCH = 'libs/games/fuzzycards/goldens/1/usual.jsonl';
const TOURNAMENT = 'libs/domain/tournament/goldens/swiss-and-cut.jsonl';
const RENEW = 'renew it with: npx vitest run tools/asyncapi -u';
const HEAD =
  '# Made from libs/contracts/messages by tools/asyncapi; its README says how to renew it.\n';

async function description(): Promise<string> {
  const text = HEAD + stringify(asyncApiDocument(), { aliasDuplicateObjects: false });
  return (await format(FILE, text, { singleQuote: true })).code;
}

describe('The description of the log', () => {
  it('is what the schemas of the messages say', async () => {
    await expect(await description(), RENEW).toMatchFileSnapshot(FILE);
  });

  it("passes AsyncAPI's own parser", { timeout: 60_000 }, async () => {
    const { document, diagnostics } = await new Parser().parse(await description());
    const ERROR = 0;
    expect(diagnostics.filter(({ severity }) => severity === ERROR)).toEqual([]);
    const addresses = document
      ?.channels()
      .all()
      .map((channel) => channel.address());
    expect(addresses).toEqual(Object.values(TOPICS));
    const namesIn = (channel: string) =>
      document
        ?.channels()
        .get(channel)
        ?.messages()
        .all()
        .map((one) => one.name());
    expect(namesIn('events')).toEqual(MATCH_EVENT_TYPES.map((type) => `${type}-event`));
    expect(namesIn('eventsOfTournaments')).toEqual(
      TOURNAMENT_EVENT_TYPES.map((type) => `tournament.${type}-event`),
    );
  });
});

describe('The header of an event, as it is described', () => {
  const header = z.fromJSONSchema(inlined());
  const headersIn = (golden: string) =>
    readFileSync(golden, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('["scoresheet/1"'))
      .map((line) => JSON.parse(line) as unknown[]);

  it.each([MATCH, TOURNAMENT])('is that of every event of a kept record: %s', (golden) => {
    const headers = headersIn(`${ROOT}${golden}`);
    expect(headers.length).toBeGreaterThan(10);
    for (const one of headers) expect(header.safeParse(one).error).toBeUndefined();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('is not one whose member %i is something else', (member) => {
    const [, second] = headersIn(`${ROOT}${MATCH}`);
    const spoilt = second?.map((value, index) => (index === member ? null : value));
    expect(header.safeParse(spoilt).success).toBe(false);
  });
});

it.each(['api', 'clock', 'house'] as const)(
  'The proof of a command of the %s is as described',
  (sender) => {
    const hmac = () => 'a'.repeat(64);
    const headers = macHeaders({ sender, topic: TOPICS.matchCommands }, new Uint8Array(), hmac);
    expect(headers[COMMAND_MAC]).toMatch(new RegExp(schemas.commandMac.pattern));
  },
);

/** The schema of the header without references, which only the whole document can follow. */
function inlined(): z.core.JSONSchema.JSONSchema {
  const reference = JSON.stringify({ $ref: '#/components/schemas/recordId' });
  const text = JSON.stringify(schemas.eventHeader);
  return JSON.parse(text.replace(reference, JSON.stringify(schemas.recordId)));
}
