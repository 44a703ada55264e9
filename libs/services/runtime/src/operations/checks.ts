/**
 * Whether a process can do its work: a list of named checks, each of which is well or says what is
 * wrong. What a check looks at is its own business; how long it may take is not.
 */

/** What a check has found: what is wrong and what to do about it, undefined where all is well. */
export type Finding = string | undefined;

export interface Check {
  /** One word, as it stands in the answer of `/readyz`. */
  readonly name: string;
  readonly examine: () => Promise<Finding> | Finding;
  /** The time that the check may take, where it is allowed longer than others. */
  readonly withinMs?: number;
}

export interface CheckReport {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly says?: string }>>;
}

/** A check that takes longer has failed. */
export const CHECK_WITHIN_MS = 2_000;

/** Runs all checks at once. Never rejects: a check that throws has failed. */
export async function examine(
  checks: readonly Check[],
  withinMs = CHECK_WITHIN_MS,
): Promise<CheckReport> {
  const findings = await Promise.all(checks.map((check) => findingOf(check, withinMs)));
  const named = checks.map(({ name }, i) => {
    const says = findings[i];
    return [name, says === undefined ? { ok: true } : { ok: false, says }] as const;
  });
  return {
    ok: findings.every((finding) => finding === undefined),
    checks: Object.fromEntries(named),
  };
}

async function findingOf(check: Check, usualMs: number): Promise<Finding> {
  const { examine: look, name, withinMs = usualMs } = check;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding>((resolve) => {
    const says = `No answer within ${withinMs} ms.`;
    timer = setTimeout(() => resolve(says), withinMs);
  });
  try {
    return await Promise.race([look(), tooLate]);
  } catch {
    // What was thrown was not written for whoever reads this.
    return `The check "${name}" failed. The log of this process says more.`;
  } finally {
    clearTimeout(timer);
  }
}
