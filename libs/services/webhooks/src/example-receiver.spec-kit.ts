/** The receiver that docs/webhooks.md shows. */
import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';

interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly tournament: string; readonly seq?: number };
}

/** `secret` is what `addWebhook` has shown; `tell` hears of each event once. */
export function receiveWebhooks(secret: string, tell: (message: Message) => void): Server {
  const webhook = new Webhook(secret);
  const known = new Set<string | undefined>();
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      let message: Message;
      try {
        message = webhook.verify(Buffer.concat(chunks).toString(), headers) as Message;
      } catch {
        response.writeHead(401).end();
        return;
      }
      response.writeHead(204).end();
      const id = headers['webhook-id'];
      if (!known.has(id)) tell(message);
      known.add(id);
    });
  });
}
