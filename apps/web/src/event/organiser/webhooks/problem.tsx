/** Why something about a webhook was not done, and what to do instead. */
import type { WebhookOrder } from './use-webhook-order.js';

export function Problem({ of: problem }: { readonly of: WebhookOrder['problem'] }) {
  if (problem === undefined) return null;
  return (
    <p className="problem" role="alert">
      <span lang={problem.lang}>{problem.says}</span>
    </p>
  );
}
