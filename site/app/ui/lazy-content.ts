/** an image is fetched once a tenth of it is visible, then shown and marked as loaded. */

const threshold = 0.1;
let observer: IntersectionObserver | undefined;

/** A ref for an image whose real URLs are in `data-srcset` and `data-src`. */
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
  const prefetched = new Image();
  // Chromium never frees an image with `srcset` that was not removed from a parent.
  document.createDocumentFragment().append(prefetched);
  prefetched.onload = () => {
    prefetched.remove();
    image.sizes = sizes;
    image.srcset = prefetched.srcset;
    image.src = src;
    image.closest('.lazy-content')?.classList.add('loaded');
  };
  prefetched.onerror = () => {
    if (!prefetched.srcset) {
      prefetched.remove();
      return console.warn(`A picture could not be loaded: ${src}`);
    }
    // A browser that cannot read the format of `srcset` takes `src`.
    prefetched.srcset = '';
    prefetched.src = src;
  };
  prefetched.sizes = sizes;
  prefetched.srcset = srcset;
  prefetched.src = src;
}
