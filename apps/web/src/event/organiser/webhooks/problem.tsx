/** Why something about webhooks was not done, and what to do instead. */
import { lastingError } from '../../../api/lasting-error.js';

/** Words of the server are English. */
interface SaidProblem {
  readonly says: string;
  readonly lang?: 'en';
}

export function Problem({ of: problem }: { readonly of: SaidProblem | undefined }) {
  if (problem === undefined) return null;
  return (
    <p className="problem" role="alert">
      <span lang={problem.lang}>{problem.says}</span>
    </p>
  );
}

/** What is said of an error; `otherwise` where another try may go well. */
export function problemOf(error: unknown, otherwise: string): SaidProblem {
  const says = lastingError(error);
  return says === undefined ? { says: otherwise } : { says, lang: 'en' };
}
