/**
 * Puts a chat widget into a place by the script-and-frame protocol of Chatango: the script finds its own tag by id,
 * reads its settings as JSON from the tag's text and its size from the tag's style, and leaves a frame there.
 */
export type ChatSettings = { script: string; handle: string };

const frameLookup = 500;
const appearance = {
  a: 'f4f1ea',
  b: 100,
  c: '11110f',
  d: '11110f',
  e: 'fbf9f4',
  k: '11110f',
  l: '11110f',
  m: '11110f',
  n: 'f4f1ea',
  p: '14',
  q: '11110f',
  r: 0,
  usricon: 1,
  fwtickm: 1,
};

/** Calls back once the widget's frame has loaded. Returns what takes the widget away. */
export function mountChatWidget(place: HTMLElement, { script, handle }: ChatSettings, loaded: () => void) {
  const tag = document.createElement('script');
  tag.id = `cid${Date.now()}`;
  tag.src = script;
  tag.defer = true;
  tag.dataset.cfasync = 'false';
  tag.style.width = '100%';
  tag.style.height = '600px';
  tag.text = JSON.stringify({ handle, arch: 'js', styles: appearance });
  tag.addEventListener('error', (event) => console.error('Error loading script:', event));

  const observer = new MutationObserver(() => look());
  let frame: HTMLIFrameElement | null = null;
  function look() {
    const found = place.querySelector('iframe');
    if (!found || found === frame) return;
    frame = found;
    if (!found.title) found.title = 'Chat';
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
    observer.disconnect();
    place.replaceChildren();
  };
}

/** A frame of another origin hides its document; then only its `load` event tells. */
function isLoaded(frame: HTMLIFrameElement): boolean {
  const inside = frame.contentDocument;
  return inside !== null && inside.readyState === 'complete' && inside.URL !== 'about:blank';
}
