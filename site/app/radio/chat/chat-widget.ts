import { chatWords } from '../../words/chat.ts';

/**
 * Puts a chat widget into a place by the script-and-frame protocol of Chatango: the script finds its own tag by id,
 * reads its settings as JSON from the tag's text and its size from the tag's style, and leaves a frame there.
 */
export type ChatSettings = { script: string; handle: string; appearance: object };

const frameLookup = 500;
const patience = 10_000;

/** The colours of the page the widget stands on, in its own letters: ground, text, titles, borders. */
export function appearanceOf({ paper, raised, ink }: { paper: string; raised: string; ink: string }) {
  const [ground, field, text] = [paper, raised, ink].map((colour) => colour.slice(1));
  return {
    ...{ a: ground, b: 100, c: text, d: text, e: field, k: text, l: text, m: text, n: ground },
    ...{ p: '14', q: text, r: 0, usricon: 1, fwtickm: 1 },
  };
}

/** Tells when the widget's frame has loaded, or that it does not come. Returns what takes the widget away. */
export function mountChatWidget(
  place: HTMLElement,
  { script, handle, appearance }: ChatSettings,
  tell: (state: 'loaded' | 'failed') => void,
) {
  // It may still come when nobody counts on it any more.
  const late = setTimeout(() => tell('failed'), patience);
  const loaded = () => {
    clearTimeout(late);
    tell('loaded');
  };
  const tag = document.createElement('script');
  tag.id = `cid${Date.now()}`;
  tag.src = script;
  tag.defer = true;
  tag.dataset.cfasync = 'false';
  tag.style.width = '100%';
  tag.style.height = '600px';
  tag.text = JSON.stringify({ handle, arch: 'js', styles: appearance });
  tag.addEventListener('error', (event) => {
    console.error('Error loading script:', event);
    clearTimeout(late);
    tell('failed');
  });

  const observer = new MutationObserver(() => look());
  let frame: HTMLIFrameElement | null = null;
  function look() {
    const found = place.querySelector('iframe');
    if (!found || found === frame) return;
    frame = found;
    if (!found.title) found.title = chatWords.title;
    found.addEventListener('load', loaded, { once: true });
    if (isLoaded(found)) loaded();
  }
  const timer = setTimeout(() => {
    look();
    observer.observe(place, { childList: true, subtree: true });
  }, frameLookup);
  place.append(tag);

  return () => {
    clearTimeout(timer);
    clearTimeout(late);
    observer.disconnect();
    place.replaceChildren();
  };
}

/** A frame of another origin hides its document; then only its `load` event tells. */
function isLoaded(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument;
  return inside !== null && inside.readyState === 'complete' && inside.URL !== 'about:blank';
}
