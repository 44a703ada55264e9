// @vitest-environment jsdom
/** Given a history, then each chart is drawn, and its table says the same. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import './load-uplot.spec-kit.js';
import { renderPart, speakOfOperation } from '../answering.spec-kit.js';
import { seriesOf } from '../series.spec-kit.js';
import { ChartsSection } from './charts-section.js';
import * as drawing from './draw.js';

const drawn = { show: vi.fn(), resize: vi.fn(), end: vi.fn() };

describe('Charts', () => {
  beforeAll(speakOfOperation);
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(drawing, 'draw').mockReturnValue(drawn);
  });
  afterEach(cleanup);

  it('are four, each with a table that is read out and can be shown', async () => {
    renderPart(<ChartsSection />, { Series: () => ({ healthSeries: seriesOf(3) }) });
    const region = await screen.findByRole('region', { name: 'Table: Throughput' });
    expect(drawing.draw).toHaveBeenCalledTimes(4);
    expect(region.className).toBe('unseen');
    const rows = within(region).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent.replace(/^.*M/, ''))).toEqual([
      expect.stringContaining('AnswersAcceptedRefusedConflicts'),
      '3000',
      '2000',
      '1000',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show the table: Throughput' }));
    expect(region.className).toBe('chart-table');
    expect(region.tabIndex).toBe(0);
  });

  it('ask for as far back as is chosen', async () => {
    const asked = vi.fn(() => ({ healthSeries: seriesOf(1) }));
    renderPart(<ChartsSection />, { Series: asked });
    await screen.findByRole('region', { name: 'Table: Lag' });
    fireEvent.change(screen.getByLabelText('Shown'), { target: { value: '180' } });
    await expect.poll(() => asked).toHaveBeenLastCalledWith({ minutes: 180 });
  });

  it('say that there is nothing yet when the process has just begun', async () => {
    renderPart(<ChartsSection />, { Series: () => ({ healthSeries: seriesOf(0) }) });
    expect((await screen.findByText(/first point comes/)).className).toBe('hint');
    expect(drawing.draw).not.toHaveBeenCalled();
  });
});
