import { type RefObject, useEffect, useRef } from 'react';
import { kindOfPath } from '../documents/kinds.ts';
import { firstSlugOf } from '../documents/slug-aliases.ts';

/** Who follows a link with the keyboard or hears the screen goes on at the heading of the new screen, as on a new page. */
export function useFocusOnScreen(path: string, main: RefObject<HTMLElement | null>): void {
  const screen = screenOf(path);
  const before = useRef('');
  useEffect(() => {
    const isFirst = before.current === '';
    before.current = screen;
    const element = main.current;
    if (isFirst || screen === '' || !element) return;
    return focusHeading(element);
  }, [screen, main]);
}

/** Another one is another screen. A document that is given another slug stays the same; at home another screen follows at once. */
export function screenOf(path: string): string {
  const [, name = '', slug, ...view] = path.split('/');
  if (name === '' || name === 'setup') return '';
  const kind = kindOfPath(name);
  return [name, kind && slug ? firstSlugOf(kind.type, slug) : slug, ...view].join('/');
}

/** As soon as there is one, unless the focus has gone elsewhere by then. Returns how to end that. */
function focusHeading(main: HTMLElement): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  function look(): void {
    const active = document.activeElement;
    const isFree = active === document.body || active === before || !isSeen(active);
    const isTaken = isSeen(before) && main.contains(before) && before !== main;
    const mayFocus = isFree && !isTaken;
    // While a part is loaded, what was there before is hidden.
    const heading = mayFocus ? [...main.querySelectorAll('h1')].find(isSeen) : undefined;
    if (heading || !mayFocus) observer.disconnect();
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  look();
  return () => observer.disconnect();
}

const isSeen = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
