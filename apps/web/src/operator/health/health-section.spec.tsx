// @vitest-environment jsdom
/** Given what a process says of itself, then it is told in words whether somebody should look. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderPart, speakOfOperation } from '../answering.spec-kit.js';
import { healthy } from '../healthy.spec-kit.js';
import { HealthSection } from './health-section.js';

const show = (over: Parameters<typeof healthy>[0] = {}): void =>
  renderPart(<HealthSection />, { Health: () => ({ processHealth: healthy(over) }) });

describe('Health', () => {
  beforeAll(speakOfOperation);
  afterEach(cleanup);

  it('is all well, in a process that has everything', async () => {
    show();
    expect((await screen.findByRole('status')).textContent).toBe('All is well.');
    expect(screen.getByText(/All services are in this process/).tagName).toBe('P');
    expect(screen.queryByText('look at it')).toBeNull();
  });

  it('counts what wants to be looked at, and has the words of the server for it', async () => {
    show({
      checks: [{ name: 'database', ok: false, says: 'PostgreSQL does not answer.' }],
      readers: [{ reader: 'projection', topic: 'match.events', entries: 900, seconds: 11 }],
      eventLoopLagMs: 300,
    });
    expect((await screen.findByRole('status')).textContent).toContain('3 things');
    expect(screen.getAllByText('look at it')).toHaveLength(3);
    expect(screen.getByText('PostgreSQL does not answer.').lang).toBe('en');
    expect(screen.getByRole('row', { name: /Lists and archive.*900 entries, 11 s/ })).toBeTruthy();
  });

  it('says that it knows of one process alone, where services run apart', async () => {
    show({ process: 'api', isWhole: false });
    expect((await screen.findByText(/Services run apart/)).textContent).toContain('“api”');
  });

  it('tells at once that there is no room', async () => {
    show({ shortage: 'Only 3 MB are free. Make room there.' });
    expect((await screen.findByRole('alert')).textContent).toContain('Only 3 MB');
  });

  it('names what the front door has turned away', async () => {
    show({ turnedAway: [{ reason: 'host', count: 1_200, enforced: false }] });
    const row = await screen.findByRole('row', { name: /host/ });
    expect(row.textContent).toContain('1,200');
    expect(row.textContent).toContain('let pass');
  });
});
