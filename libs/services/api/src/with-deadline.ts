/** The promise's value, or undefined when it takes longer than `deadlineMs`. */
export async function withDeadline<T>(
  promise: Promise<T>,
  deadlineMs: number,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
