import { chatWords } from '../../words/chat.ts';

/**
 * Mounts a chat widget by the script-and-frame protocol of Chatango: the script finds its own tag by id,
 * reads its settings as JSON from the tag's text and its size from the tag's style, and leaves a frame there.
 */
type ChatSettings = { script: string; handle: string; appearance: object };

const frameLookup = 500;
const loadTimeout = 10_000;

/** The page's colours under the widget's one-letter names: background, text, titles, borders. */
export function appearanceOf({ paper, raised, ink }: { paper: string; raised: string; ink: string }) {
  const [ground, field, text] = [paper, raised, ink].map((colour) => colour.slice(1));
  return {
    ...{ a: ground, b: 100, c: text, d: text, e: field, k: text, l: text, m: text, n: ground },
    ...{ p: '14', q: text, r: 0, usricon: 1, fwtickm: 1 },
  };
}

/** Calls back when the widget's frame has loaded or failed. Returns a function that removes the widget. */
export function mountChatWidget(
  container: HTMLElement,
  { script, handle, appearance }: ChatSettings,
  onState: (state: 'loaded' | 'failed') => void,
) {
  // A frame that loads after this still counts as loaded.
  const timeout = setTimeout(() => onState('failed'), loadTimeout);
  const onLoaded = () => {
    clearTimeout(timeout);
    onState('loaded');
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
    clearTimeout(timeout);
    onState('failed');
  });

  const observer = new MutationObserver(() => findFrame());
  let frame: HTMLIFrameElement | null = null;
  /** Frames that have loaded: a frame may load before it is looked up, and the state of a cross-origin frame cannot be read. */
  const loaded = new WeakSet<EventTarget>();
  const onLoad = ({ target }: Event) => {
    if (!target) return;
    loaded.add(target);
    if (target === frame) onLoaded();
  };
  container.addEventListener('load', onLoad, true);
  function findFrame() {
    const found = container.querySelector('iframe');
    if (!found || found === frame) return;
    frame = found;
    if (!found.title) found.title = chatWords.title;
    if (found.contentDocument ? isComplete(found.contentDocument) : loaded.has(found)) onLoaded();
  }
  const timer = setTimeout(() => {
    findFrame();
    observer.observe(container, { childList: true, subtree: true });
  }, frameLookup);
  container.append(tag);

  return () => {
    clearTimeout(timer);
    clearTimeout(timeout);
    observer.disconnect();
    container.removeEventListener('load', onLoad, true);
    container.replaceChildren();
  };
}

/** Whether a frame's document has loaded; at first a frame has an empty document. */
function isComplete({ readyState, URL }: Document): boolean {
  return readyState === 'complete' && URL !== 'about:blank';
}
