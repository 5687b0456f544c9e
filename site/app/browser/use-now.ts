import { useEffect, useState } from 'react';

/**
 * The current time, read every half minute and at once when `event` changes. It starts with the time of the server's render,
 * so that hydration finds the same text.
 */
export function useNow(initial: number, event?: string): number {
  const [now, setNow] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event means another look at the clock
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, 30_000);
    // A page that was asleep reads the clock as soon as it is visible again.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [event]);
  return now;
}
