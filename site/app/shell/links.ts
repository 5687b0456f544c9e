import { useEffect } from 'react';
import { useGo } from './go.ts';
import { followNavigations } from './navigation-rules.ts';
import { ignoreOvertakenTransitions, wantsMotion } from './view-transitions.ts';

/** One listener for every link of the page: plain `<a>` renders far cheaper than a component with its own handlers. */
export function useLinks(): void {
  const go = useGo();
  useEffect(followNavigations, []);
  useEffect(ignoreOvertakenTransitions, []);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const target = insideTarget(event);
      if (!target) return;
      event.preventDefault();
      go(target, { viewTransition: wantsMotion() });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [go]);
}

/** Paths that are no pages of the router: services, feeds and files. */
const outside = /^\/(?:content|radio|api|builds|assets|embed)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** The page a click asks for, if the router can open it; everything else is the browser's. */
function insideTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  return pageOf(new URL(anchor.href));
}

export function pageOf(url: URL): string | undefined {
  if (url.origin !== location.origin || url.pathname.startsWith('//') || outside.test(url.pathname))
    return undefined;
  const here = url.pathname === location.pathname && url.search === location.search;
  return here && url.hash ? undefined : url.pathname + url.search + url.hash;
}
