import { useState, useSyncExternalStore } from 'react';
import { useStation } from '../shell/station.ts';

type MomentProps = {
  /** The instant, in ISO 8601. */
  of: string;
  as: (instant: string, zone: string) => string;
};

/** An instant in the station's own zone. */
export function Moment({ of, as }: MomentProps) {
  const { zone } = useStation();
  const written = useWritten(of);
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
function useWritten(of: string): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [written] = useState(hydrating ? of : undefined);
  return written === of;
}

const never = () => () => undefined;
