// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { EventHead } from './event-head.js';
import { OWN_TABLE, renderEvent } from './event.spec-kit.js';
import { useEvent } from './follow/use-event.js';

afterEach(cleanup);

const Head = () => createElement(EventHead, useEvent());
const atTable = (more: object) => renderEvent(Head, { ownTable: { ...OWN_TABLE, ...more } });

describe('The clock of an event', () => {
  it('is that of the hall', async () => {
    await atTable({});
    expect((await screen.findByRole('timer')).textContent).toBe('18:42');
    expect(screen.getByText('round 3').tagName).toBe('SMALL');
  });

  it('has what was given to the own table, and says so', async () => {
    await atTable({ extensionMs: 180_000 });
    expect((await screen.findByRole('timer')).textContent).toBe('21:42');
    expect(screen.getByText('round 3, your table has 3 minutes more').tagName).toBe('SMALL');
  });

  it('has nothing of what the own table of the round before was given', async () => {
    await atTable({ extensionMs: 180_000, round: 2 });
    expect((await screen.findByRole('timer')).textContent).toBe('18:42');
  });
});
