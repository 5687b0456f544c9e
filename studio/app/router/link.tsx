import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hrefOf, navigate } from './location.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link inside the studio. It can be opened in another tab like any link, and does not reload the studio. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigate(to);
  }
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}
