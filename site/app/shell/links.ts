import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** One listener for every link of the page: plain `<a>` renders far cheaper than a component with its own handlers. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const target = insideTarget(event);
      if (!target) return;
      event.preventDefault();
      navigate(target, { viewTransition: true });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** Paths that are no pages of the router: services, feeds and files. */
const outside = /^\/(content|radio|api|builds|assets)\/|\.[a-z0-9]{2,5}$/i;

function insideTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || outside.test(url.pathname)) return undefined;
  const here = url.pathname === location.pathname && url.search === location.search;
  if (here && url.hash) return undefined;
  return url.pathname + url.search + url.hash;
}
