import { useEffect } from 'react';
import { useNavigateTo } from '../navigation/use-navigate-to.ts';
import { followNavigations } from './navigation-rules.ts';
import { ignoreOvertakenTransitions, wantsMotion } from './view-transitions.ts';

/** Handles clicks on all links with one listener: plain `<a>` renders faster than a component with its own handlers. */
export function useLinks(): void {
  const navigateTo = useNavigateTo();
  useEffect(followNavigations, []);
  useEffect(ignoreOvertakenTransitions, []);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const target = insideTarget(event);
      if (!target) return;
      event.preventDefault();
      navigateTo(target, { viewTransition: wantsMotion() });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigateTo]);
}

/** Paths outside the router: services, feeds and files. */
const outside = /^\/(?:content|radio|studio|api|builds|assets|embed)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** The page of the clicked link; undefined if the browser must handle the click. */
function insideTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  return pageOf(anchor);
}

/** The page of an address; undefined if the router does not show it. */
export function pageOf(url: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>): string | undefined {
  if (url.origin !== location.origin || url.pathname.startsWith('//') || outside.test(url.pathname))
    return undefined;
  const here = url.pathname === location.pathname && url.search === location.search;
  return here && url.hash ? undefined : url.pathname + url.search + url.hash;
}
