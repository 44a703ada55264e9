import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.js';
import { healthy } from '../healthy.spec-kit.js';

const figure = (name: string, over: Parameters<typeof healthy>[0] = {}, language = 'en') =>
  figuresOf(healthy(over), language).find((each) => each.name === name);

describe('The figures of a process', () => {
  it('are well while it is, and say nothing where no number is good or bad', () => {
    expect(figuresOf(healthy(), 'en').filter(({ isWell }) => isWell === false)).toEqual([]);
    expect(figure('answers')).toEqual({ name: 'answers', value: '12/s', isWell: undefined });
  });

  it.each([
    ['eventLoop', { eventLoopLagMs: 120 }],
    ['disk', { freeBytes: 900_000_000 }],
    ['restarts', { restarts: 1 }],
    ['lines', { errors: 2 }],
    ['queue', { subscribers: { ...healthy().subscribers, longestQueue: 200 } }],
    ['dropped', { subscribers: { ...healthy().subscribers, dropped: 1 } }],
    ['answerTimes', { times: { ...healthy().times, answerP99: 251 } }],
    ['commandTimes', { times: { ...healthy().times, commandP99: 1_001 } }],
  ])('ask somebody to look: %s', (name, over) => {
    expect(figure(name, over)?.isWell).toBe(false);
  });

  it('know nothing of the disk of another machine, nor of times while nothing happens', () => {
    expect(figure('disk', { freeBytes: null })).toBeUndefined();
    const times = { answerP50: null, answerP99: null, commandP50: null, commandP99: null };
    expect(figure('answerTimes', { times })).toMatchObject({ value: '–', isWell: undefined });
  });

  it('are written as the language of the reader does', () => {
    expect(figure('answerTimes', {}, 'de')?.value).toBe('1,5 ms / 40 ms');
  });
});
