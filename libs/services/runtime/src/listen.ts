import type { INestApplication } from '@nestjs/common';
import type { Config } from './config/read-config.js';

/** Opens the door to the network. Resolves with the address, such as `http://127.0.0.1:4000`. */
export async function listen(
  app: INestApplication,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  try {
    await app.listen(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Choose another one in SCORESHEET_PORT.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Error(`This machine has no address "${host}". Put SCORESHEET_HOST right.`);
    }
    throw error;
  }
  return app.getUrl();
}
