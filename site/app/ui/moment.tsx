import { useState, useSyncExternalStore } from 'react';

type MomentProps = {
  /** The instant, in ISO 8601. */
  of: string;
  as: (instant: string, zone: string) => string;
  zone: string;
};

/** An instant in a zone. */
export function Moment({ of, as, zone }: MomentProps) {
  const written = useWritten(`${zone} ${Date.parse(of)}`);
  return (
    <time dateTime={of} suppressHydrationWarning>
      {written ? '' : as(of, zone)}
    </time>
  );
}

/**
 * Whether the server has written this into the page already. Then its words stay: on a slow phone, making the
 * first date formatter takes longer than making the rest of the page alive.
 */
function useWritten(words: string): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [written, setWritten] = useState(hydrating ? words : undefined);
  // Once it was written anew, nothing of the server's is left to keep.
  if (written !== undefined && written !== words) setWritten(undefined);
  return written === words;
}

const never = () => () => undefined;
