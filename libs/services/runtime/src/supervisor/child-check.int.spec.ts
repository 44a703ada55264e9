import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine, type CheckReport } from '../operations/checks.js';
import { Deaths } from './deaths.js';
import { childCheck } from './child-check.js';

let child: Server;
let operations: string;
let report: CheckReport;
let deaths: Deaths;

beforeEach(async () => {
  deaths = new Deaths();
  report = { ok: true, checks: { process: { ok: true } } };
  child = createServer((_, response) => {
    response.writeHead(report.ok ? 200 : 503).end(JSON.stringify(report));
  }).listen(0, '127.0.0.1');
  await once(child, 'listening');
  operations = `http://127.0.0.1:${(child.address() as AddressInfo).port}`;
});
afterEach(() => void child.close());

const look = (whereabouts?: { operations: string }) =>
  examine([childCheck({ name: 'api', whereabouts, deaths })]);

describe('A parent', () => {
  it('is well as long as its child says that it is', async () => {
    expect(await look({ operations })).toEqual({ ok: true, checks: { api: { ok: true } } });
  });

  it('repeats what is wrong with its child', async () => {
    report = {
      ok: false,
      checks: { process: { ok: true }, database: { ok: false, says: 'PostgreSQL is away.' } },
    };
    expect(await look({ operations })).toEqual({
      ok: false,
      checks: { api: { ok: false, says: 'database: PostgreSQL is away.' } },
    });
  });

  it('says that a child dies again and again, though it is well at the moment', async () => {
    for (let i = 0; i < 3; i += 1) deaths.note('exit code 1');
    expect((await look({ operations })).checks['api']?.says).toMatch(/3 times .* exit code 1/);
  });

  it('says that a child is between two lives, or does not answer', async () => {
    expect((await look()).checks['api']?.says).toMatch(/is being started again/);
    child.close();
    await once(child, 'close');
    expect((await look({ operations })).checks['api']?.says).toMatch(/does not answer/);
  });
});
