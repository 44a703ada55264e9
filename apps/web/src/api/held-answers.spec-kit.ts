/** A server whose answers a spec gives when it wants to, in whatever order. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { client } from './client.js';

interface HeldQuestion {
  readonly variables: Record<string, unknown>;
  readonly answer: (data: object | undefined) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** The questions in the order in which they were asked; ends with `vi.restoreAllMocks()`. */
export function holdAnswers(): readonly HeldQuestion[] {
  const held: HeldQuestion[] = [];
  vi.spyOn(client, 'query').mockImplementation(
    ({ variables = {} }) =>
      new Promise((resolve, reject) => {
        held.push({
          variables,
          answer: (data) => act(async () => resolve({ data } as never)),
          fail: (error) => act(async () => reject(error)),
        });
      }),
  );
  return held;
}
