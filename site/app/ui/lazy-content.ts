/** nothing loads until a tenth of it is visible; then it is fetched ahead, put in place and marked. */

const threshold = 0.1;
let observer: IntersectionObserver | undefined;

/** A ref for an image whose real addresses are in `data-srcset` and `data-src`. */
export function loadWhenVisible(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image) return undefined;
  observer ??= new IntersectionObserver(onSeen, { threshold });
  observer.observe(image);
  return () => observer?.unobserve(image);
}

function onSeen(seen: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of seen) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
    observer?.unobserve(target);
    load(target);
  }
}

function load(image: HTMLImageElement): void {
  const { src = '', srcset = '', sizes = '' } = image.dataset;
  const ahead = new Image();
  // Chromium keeps an image with `srcset`, and all that its listeners hold, until it is taken out of a parent.
  document.createDocumentFragment().append(ahead);
  ahead.onload = () => {
    ahead.remove();
    image.sizes = sizes;
    image.srcset = ahead.srcset;
    image.src = src;
    image.closest('.lazy-content')?.classList.add('loaded');
  };
  ahead.onerror = () => {
    if (!ahead.srcset) {
      ahead.remove();
      return console.warn(`A picture could not be loaded: ${src}`);
    }
    // A browser that cannot read the better format takes the plain one.
    ahead.srcset = '';
    ahead.src = src;
  };
  ahead.sizes = sizes;
  ahead.srcset = srcset;
  ahead.src = src;
}
