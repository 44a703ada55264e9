/** Why nothing was done about a webhook: a closed set, each with words for the person. */
import { MAX_URL_LENGTH, MAX_WEBHOOKS, type UrlProblem } from '@scoresheet/services-webhooks';

export type WebhookRefusal =
  | UrlProblem
  | 'unknown-webhook'
  | 'unknown-kind'
  | 'unknown-event'
  | 'too-many-webhooks'
  | 'no-key'
  | 'secret-unreadable';

export const WEBHOOK_SAYS: Readonly<Record<WebhookRefusal, string>> = {
  'url-too-long': `An address has at most ${MAX_URL_LENGTH} characters. Give a shorter one.`,
  'url-unreadable': 'That is no address. Give one such as https://example.org/hook.',
  'url-with-password':
    'An address with a name or a password in front of the host would show it to everybody who ' +
    'leads the tournament. Leave it out: the signature says who has sent a message.',
  'url-not-https':
    'Events are sent over https alone, so that nobody on the way changes them. Give an https address.',
  'url-port-not-allowed':
    'This server sends webhooks to ports 80 and 443 and to those that its operator has listed in ' +
    'SCORESHEET_WEBHOOK_PORTS. Give an address on one of these ports.',
  'url-not-public':
    'That address belongs to a private network, and this server sends to the public internet ' +
    'alone. Its operator can change that with SCORESHEET_WEBHOOK_ADDRESSES.',
  'unknown-webhook':
    'You lead no tournament that has this webhook. `webhooks` lists those of a tournament.',
  'unknown-kind':
    'One of these is no type of an event. `tournamentEvents` shows types, such as round-published.',
  'unknown-event':
    'The tournament has no such event yet. Give the number of one that it has, or of the next.',
  'too-many-webhooks': `A tournament has at most ${MAX_WEBHOOKS} webhooks. Remove one first.`,
  'no-key':
    'This server was given no key for the secrets of webhooks. Its operator has to write its keys ' +
    'anew: `scoresheet key api`.',
  'secret-unreadable':
    'The secret of this webhook cannot be read with the keys of this installation. Remove the ' +
    'webhook and add it anew.',
};
