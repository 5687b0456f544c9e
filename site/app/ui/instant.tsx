import { useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

type InstantProps = {
  /** In ISO 8601. */
  of: string;
  as: (instant: string, zone: string) => string;
  zone: string;
};

/** An instant, written in a time zone. */
export function Instant({ of, as, zone }: InstantProps) {
  const isServerText = useServerText(`${zone} ${Date.parse(of)}`);
  return (
    <time dateTime={of} suppressHydrationWarning>
      {isServerText ? '' : as(of, zone)}
    </time>
  );
}

/**
 * Whether the server's text is still right, so that it stays. It is not computed again during hydration, because on a slow
 * phone creating the first date formatter takes longer than hydrating the rest of the page.
 */
function useServerText(text: string): boolean {
  const hydrating = useHydrating();
  const [serverText, setServerText] = useState(hydrating ? text : undefined);
  // After the first change, the browser always renders the text.
  if (serverText !== undefined && serverText !== text) setServerText(undefined);
  return serverText === text;
}
