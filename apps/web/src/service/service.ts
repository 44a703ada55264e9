/** What the page knows of its server: how far the clocks differ, and which build of the pages it serves. */
import { client } from '../api/client.js';
import { graphql } from '../api/schema.js';

const SERVICE = graphql(`
  query Service {
    service {
      now
      build
    }
  }
`);

/** Milliseconds that this machine is ahead of the server; 0 before it has answered. */
let aheadMs = 0;

/** The build that the server serves now; measures the clocks on the way. */
export async function askService(): Promise<string | undefined> {
  const sentAt = Date.now();
  const { data } = await client.query({ query: SERVICE, fetchPolicy: 'no-cache' });
  const heardAt = Date.now();
  if (!data) return undefined;
  // The answer was written somewhere between asking and hearing.
  aheadMs = (sentAt + heardAt) / 2 - data.service.now;
  return data.service.build;
}

/** A time of the server by the clock of this machine. */
export const localTime = (serverMs: number): number => serverMs + aheadMs;
