import type { Page } from '@playwright/test';

/** Stand-ins for third parties. Playwright responds in place of their hosts, so a test must block service workers. */

/** The user agent of a visitor, because the analytics library does not count robots, which a browser under test claims to be. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export async function looksLikeAVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
}

export const chatScript = 'https://st.chatango.com/js/gz/emb.js';

/** Behaves like Chatango's loader: finds its own tag by id, reads its text, and inserts a frame there. */
const chatWidget = `(() => {
  const tag = [...document.querySelectorAll('script[id^=cid]')].find((one) => one.src === '${chatScript}');
  const { handle } = JSON.parse(tag.text);
  const frame = document.createElement('iframe');
  frame.src = 'https://st.chatango.com/h5/group?handle=' + handle;
  tag.before(frame);
})();`;

/** A player that behaves like YouTube's, as far as Plyr uses it. */
export const youTube = `window.YT = { Player: class {
  constructor(place, { events }) {
    Object.assign(this, { events, state: -1, began: 0 });
    this.frame = document.createElement('iframe');
    place.replaceChildren(this.frame);
    setTimeout(() => events.onReady({ target: this }), 50);
  }
  set(state) { this.state = state; this.began = Date.now(); this.events.onStateChange({ target: this, data: state }); }
  playVideo() { this.set(1); }
  pauseVideo() { this.set(2); }
  getCurrentTime() { return this.state === 1 ? (Date.now() - this.began) / 1000 : 0; }
  getDuration() { return 100; }
  getIframe() { return this.frame; }
  getVideoLoadedFraction() { return 1; }
  getAvailablePlaybackRates() { return [0.5, 1, 2]; }
  getPlaybackRate() { return 1; }
  getVideoUrl() { return ''; }
  getVideoData() { return { title: '' }; }
  getPlayerState() { return this.state; }
  isMuted() { return false; }
  seekTo() {} setVolume() {} setPlaybackRate() {} mute() {} unMute() {} stopVideo() {} destroy() {}
} };
window.onYouTubeIframeAPIReady();`;

/** A container of a tag manager: adds an inline script, loads an external script and requests pictures. */
const container = `(() => {
  const inline = document.createElement('script');
  inline.text = "document.cookie = '_ga=GA1.1.1.1; path=/'; new Image().src = 'https://pixels.example/seen.gif?' + new URLSearchParams({ page: location.pathname, title: document.title, referrer: document.referrer });";
  const foreign = document.createElement('script');
  foreign.src = 'https://tags.example/tag.js';
  document.body.append(inline, foreign);
  const told = (entry) => entry.event && new Image().sendTo('https://pixels.example/event.gif?' + new URLSearchParams({ event: entry.event, page: location.pathname }));
  Image.prototype.sendTo = function (address) { this.src = address; };
  const push = window.dataLayer.push;
  window.dataLayer.push = (...entries) => { entries.forEach(told); return push.apply(window.dataLayer, entries); };
})();`;
const foreignTag =
  "eval('1 + 1'); fetch('https://api.tags.example/hit', { method: 'POST', mode: 'no-cors' });";
const pixel = `(() => {
  document.cookie = '_fbp=fb.1.2.3; path=/';
  const call = (...args) => { new Image().src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ call: args.slice(0, 2).join(' '), page: location.pathname }); };
  fbq.callMethod = call;
  fbq.queue.forEach((args) => call(...args));
})();`;

const answers: [RegExp, string, string][] = [
  [/^https:\/\/st\.chatango\.com\/js\//, 'text/javascript', chatWidget],
  [/^https:\/\/st\.chatango\.com\/h5\//, 'text/html', '<p>Say hello</p>'],
  [/^https:\/\/www\.youtube\.com\/iframe_api/, 'text/javascript', youTube],
  [/^https:\/\/www\.googletagmanager\.com\/gtm\.js/, 'text/javascript', container],
  [/^https:\/\/tags\.example\//, 'text/javascript', foreignTag],
  [/^https:\/\/connect\.facebook\.net\//, 'text/javascript', pixel],
];

/** Responds in place of all third parties. Returns a list to which each requested URL is added. */
export async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    const answer = answers.find(([address]) => address.test(url));
    return route.fulfill(answer ? { contentType: answer[1], body: answer[2] } : { status: 204 });
  });
  return asked;
}

/** The hosts of some URLs, each once. */
export function hostsOf(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).host))].sort();
}
