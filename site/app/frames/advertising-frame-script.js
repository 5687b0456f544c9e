// Runs inside /embed/advertising: the advertising pixel and the tag manager. The parent page sends messages that say
// when to start, which page is open and what was played. Pixel and tag manager see this frame instead of the parent page.
(() => {
  if (parent === window) return;
  let started = false;

  function load(url) {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.onerror = () => console.warn('Error loading script:', url);
    document.head.append(script);
  }

  /** Queues calls until the pixel's script has loaded, in the form that the script expects. */
  function startPixel(id) {
    const pixel = (...args) => (pixel.callMethod ? pixel.callMethod(...args) : pixel.queue.push(args));
    Object.assign(pixel, { push: pixel, queue: [], version: '2.0', loaded: true });
    Object.assign(window, { fbq: pixel, _fbq: pixel });
    // Page views are reported below; the pixel would count them a second time.
    pixel.disablePushState = true;
    pixel('init', id);
    load('https://connect.facebook.net/en_US/fbevents.js');
  }

  function startTagManager(id) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  }

  /** Gives the frame the URL, title and referrer of the parent page, because tags read them here. */
  function show({ url, title, referrer }) {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    document.title = title;
    history.replaceState(null, '', url);
  }

  function begin({ pixelId, tagManagerId }) {
    started = true;
    window.dataLayer = window.dataLayer ?? [];
    if (pixelId) startPixel(pixelId);
    if (tagManagerId) startTagManager(tagManagerId);
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin || !data?.advertising) return;
    const { start, page, event } = data.advertising;
    if (page) show(page);
    if (start && !started) begin(start);
    if (!started) return;
    if (page) {
      window.fbq?.('track', 'PageView');
      if (!start)
        window.dataLayer.push({ event: 'page_opened', page_path: page.url, page_title: page.title });
    }
    if (event) {
      window.fbq?.('trackCustom', event.name, event.properties);
      window.dataLayer.push({ ...event.properties, event: event.name });
    }
  });
  parent.postMessage({ advertising: 'ready' }, location.origin);
})();
