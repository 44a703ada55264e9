import { describe, expect, it } from 'vitest';
import { msToEnd, msToFirstAnswer } from './program.js';

const server = (answer: object): string[] => [
  '-e',
  `const server = require('node:http').createServer((_, answer) => answer.end('${JSON.stringify(answer)}'));
   server.listen(0, '127.0.0.1', () =>
     console.log('  GraphQL   http://127.0.0.1:' + server.address().port + '/graphql'));`,
];

describe('the stopwatch', () => {
  it('times a program to its end', async () => {
    const ms = await msToEnd(['-e', 'setTimeout(() => {}, 200)']);
    expect(ms).toBeGreaterThan(200);
  });

  it('gives no figure for a program that fails', async () => {
    await expect(msToEnd(['-e', 'process.exit(3)'])).rejects.toThrow('ended with code 3');
  });

  it('times a server to its first answer, and stops it', async () => {
    const ms = await msToFirstAnswer(server({ data: { matches: [] } }), {});
    expect(ms).toBeGreaterThan(0);
  });

  it('gives no figure for a server that answers by errors, or ends', async () => {
    const refusing = msToFirstAnswer(server({ errors: ['not yet'] }), {});
    await expect(refusing).rejects.toThrow('not yet');
    const ended = msToFirstAnswer(['-e', `console.log('no port'); process.exit(1)`], {});
    await expect(ended).rejects.toThrow('no port');
  });
});
