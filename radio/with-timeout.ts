export class TimedOut extends Error {}

/** Rejects after some time. The work itself may continue: nothing can stop a hanging disk. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  reason = `no answer within ${milliseconds / 1000} s`,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut(reason)), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
