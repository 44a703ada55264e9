import { describe, expect, it } from 'vitest';
import { waitedFor } from './waited-for.js';

const seat = (number: number, actor: string | null, ready = false) => ({
  seat: number,
  actor,
  ready,
});

describe('who a lobby waits for', () => {
  it('is the viewer first, who alone can do something about it', () => {
    expect(waitedFor([seat(1, 'a'), seat(2, null)], 1)).toMatchObject({ is: 'self' });
  });

  it.each([
    ['is ready', seat(2, 'b', true), true],
    ['is not ready', seat(2, 'b'), false],
    ['has not come', seat(2, null), false],
  ])('is the viewer alone or not, where the other %s', (_, other, isLast) => {
    expect(waitedFor([seat(1, 'a'), other], 1)).toEqual({ is: 'self', isLast });
  });

  it('is whoever sits down, while a seat is free', () => {
    const seats = [seat(1, 'a', true), seat(2, null), seat(3, null)];
    expect(waitedFor(seats, 1)).toEqual({ is: 'free', count: 2 });
    expect(waitedFor(seats, null)).toEqual({ is: 'free', count: 2 });
  });

  it('is who is not ready, when all seats are taken', () => {
    const seats = [seat(1, 'a', true), seat(2, 'b')];
    expect(waitedFor(seats, 1)).toEqual({ is: 'unready', seats: [2] });
  });

  it('is nobody once all are ready', () => {
    expect(waitedFor([seat(1, 'a', true), seat(2, 'b', true)], 1)).toBeUndefined();
  });
});
