/** What did not answer in time. */
export class TookTooLong extends Error {}

/** The promise, or a failure once the time is over. The work itself may go on: nothing can stop a hanging disk. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new TookTooLong(`no answer within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
