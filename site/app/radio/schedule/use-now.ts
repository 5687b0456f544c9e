import { useEffect, useState } from 'react';

/** The time, to half a minute. It begins with the server's, so that the page is taken over as it came. */
export function useNow(initial: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, 30_000);
    // A page that slept looks at the clock as soon as it is seen again.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
}
